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

  public init(_ use: Use, in context: ToolContext) {
    self.use = use
    self.context = context
  }

  /// How the line that the pointer draws is to be seen; nil while there is none.
  public private(set) var line: GestureLine?

  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    samples = []
    guard context.session.begin() else { return }
    let line = look
    self.line = line
    context.lineChanged.post(.began(line))
    move(reading)
  }

  private var look: GestureLine {
    let (brush, grain) = (context.brush, context.sight.pointLength)
    switch use {
    case .ink:
      return GestureLine(
        width: context.width(ofPoints: brush.widthInPoints), style: brush.style, grain: grain,
        copies: context.copies)
    case .eraser(let width):
      // Its line is as smooth as the brush's, and as wide all along.
      let hand = HandStyle(smoothing: brush.style.hand.smoothing)
      return GestureLine(
        width: context.width(ofPoints: width), style: LineStyle(hand: hand), grain: grain,
        copies: context.copies, isEraser: true)
    case .cut(let width):
      return GestureLine(
        width: context.width(ofPoints: width), grain: grain, isEraser: true, stays: false)
    }
  }

  public func move(_ reading: PaperReading) {
    guard line != nil else { return }
    let sample = Sample(reading)
    samples.append(sample)
    context.lineChanged.post(.grew(sample))
  }

  public func end(_ last: PaperReading?) {
    if let last, last.position != samples.last?.position { move(last) }
    guard let line else { return }
    switch use {
    case .ink: keep(.freehand(samples), line)
    case .eraser: keep(.eraser(samples), line)
    case .cut: cut(line)
    }
  }

  private func keep(_ content: ElementContent, _ line: GestureLine) {
    let element = PaintingElement(
      content, width: line.width, style: line.style, grain: line.grain)
    let elements = element.copies(by: line.copies, on: context.ratio)
      .filter { $0.touchesPaper(context.ratio) }
    // One that is nowhere on the paper leaves nothing.
    guard !elements.isEmpty else { return cancel() }
    self.line = nil
    context.giveShape()
    context.session.commit(making: .add(elements))
    context.lineChanged.post(.ended)
    context.drawn.post(element)
  }

  private func cut(_ line: GestureLine) {
    self.line = nil
    context.lineChanged.post(.waits)
    context.session.cancel()
    let points = samples.map { PaperPoint($0.position, on: context.ratio) }
    let path = EraserPath(points, radius: line.width / 2)
    if let edit = context.index.cut(by: path) { context.perform(edit) }
  }

  public func cancel() {
    guard line != nil else { return }
    line = nil
    context.session.cancel()
    context.lineChanged.post(.ended)
  }

  /// What there is so far of a line that stays; nil for none.
  public var unfinished: Stroke? {
    guard let line, line.stays else { return nil }
    return Stroke(
      tool: use == .ink ? .pencil : .eraser, width: line.width, style: line.style,
      samples: samples, grain: line.grain)
  }
}
