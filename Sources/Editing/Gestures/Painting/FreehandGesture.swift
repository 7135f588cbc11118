public import Base
public import Documents

/// Keeps exactly the samples that come: as ink, as ink that is taken off, or as a line along which elements are cut.
public final class FreehandGesture: Gesture {
  public enum Use: Equatable, Sendable {
    case ink
    case eraser(widthInPoints: Double)
    case cut(widthInPoints: Double)
  }

  private let use: Use
  private let context: ToolContext
  private var samples: [Sample] = []
  /// In lengths of the paper's longer side.
  private var width = 0.0
  private var style = LineStyle()

  public init(_ use: Use, in context: ToolContext) {
    self.use = use
    self.context = context
  }

  /// How the line that the pointer draws is to be seen; nil while there is none.
  public private(set) var line: GestureLine?

  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    samples = []
    guard context.session.begin() else { return }
    let line =
      switch use {
      case .ink:
        GestureLine(widthInPoints: context.brush.widthInPoints, style: context.brush.style)
      case .eraser(let width): GestureLine(widthInPoints: width, isEraser: true)
      case .cut(let width): GestureLine(widthInPoints: width, isEraser: true, stays: false)
      }
    self.line = line
    width = context.length(ofPoints: line.widthInPoints)
    style = line.style
    move(reading)
  }

  public func move(_ reading: PaperReading) {
    guard line != nil else { return }
    samples.append(
      Sample(
        position: reading.position, pressure: Float(reading.pressure),
        milliseconds: reading.milliseconds))
  }

  public func end(_ last: PaperReading?) {
    if let last, last.position != samples.last?.position { move(last) }
    let samples = samples
    guard line != nil else { return }
    line = nil
    switch use {
    case .ink: keep(.freehand(samples))
    case .eraser: keep(.eraser(samples))
    case .cut:
      context.session.cancel()
      let points = samples.map { PaperPoint($0.position, on: context.ratio) }
      let path = EraserPath(points, radius: width / 2)
      if let edit = context.index.cut(by: path) { context.perform(edit) }
    }
  }

  private func keep(_ content: ElementContent) {
    let element = PaintingElement(content, width: width, style: style)
    context.giveShape()
    context.session.commit(making: .add([element]))
    context.drawn.post(element)
  }

  public func cancel() {
    if line != nil { context.session.cancel() }
    line = nil
  }

  /// What there is so far of a line that stays; nil for none.
  public var unfinished: Stroke? {
    guard line?.stays == true else { return nil }
    return Stroke(
      tool: use == .ink ? .pencil : .eraser, width: width, style: style, samples: samples)
  }
}
