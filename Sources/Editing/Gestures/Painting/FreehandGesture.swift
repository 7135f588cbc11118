public import Base
public import Documents

/// Keeps exactly the samples that come: as ink, as ink that is taken off, or as a line along which elements are cut.
///
/// Ink with which the pointer rests becomes the shape that was meant, which follows the pointer for as long as it is
/// pressed. On release it takes the ink's place as a step of its own, so that an undo gives the ink back.
public final class FreehandGesture: Gesture {
  public enum Use: Equatable, Sendable {
    case ink
    case eraser(widthInPoints: Double)
    case cut(widthInPoints: Double)
  }

  private let use: Use
  private let context: ToolContext
  private var samples: [Sample] = []
  /// What the ink has become, and where the pointer rested.
  private var held: (shape: RecognisedShape, rest: PaperPoint, now: RecognisedShape)?

  public init(_ use: Use, in context: ToolContext) {
    self.use = use
    self.context = context
  }

  /// How the line that the pointer draws is to be seen; nil while there is none.
  public private(set) var line: GestureLine?

  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    (samples, held) = ([], nil)
    guard context.beginDrawing() else { return }
    let line = look(isWholePixel: reading.isWholePixel)
    self.line = line
    context.lineChanged.post(.began(line))
    move(reading)
  }

  private func look(isWholePixel: Bool) -> GestureLine {
    let (brush, grain) = (context.brush, context.sight.pointLength)
    let fit = isWholePixel ? LineFit.pixels : .parts
    switch use {
    case .ink:
      var style = brush.style
      style.hand.fit = fit
      return GestureLine(
        width: context.width(ofPoints: brush.widthInPoints), style: style, grain: grain,
        copies: context.copies)
    case .eraser(let width):
      // Its line is as smooth as the brush's, and as wide all along.
      let hand = HandStyle(smoothing: brush.style.hand.smoothing, fit: fit)
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
    if held != nil { return adjust(to: context.point(reading)) }
    let sample = Sample(reading)
    samples.append(sample)
    context.lineChanged.post(.grew(sample))
  }

  public func end(_ last: PaperReading?) {
    if let last, held != nil || last.position != samples.last?.position { move(last) }
    guard let line else { return }
    switch use {
    case .ink: keep(.freehand(samples), line)
    case .eraser: keep(.eraser(samples), line)
    case .cut: cut(line)
    }
  }

  // MARK: Shapes

  public func rest() {
    guard let line, use == .ink, held == nil, let last = samples.last else { return }
    let points = samples.map { PaperPoint($0.position, on: context.ratio) }
    guard let shape = RecognisedShape(of: points, pointLength: line.grain) else { return }
    held = (shape, PaperPoint(last.position, on: context.ratio), shape)
    context.lineChanged.post(.ended)
    show(shape)
  }

  private func adjust(to point: PaperPoint) {
    guard let held else { return }
    let shape = held.shape.adjusted(from: held.rest, to: point)
    self.held?.now = shape
    show(shape)
  }

  private func show(_ shape: RecognisedShape) {
    guard let line else { return }
    context.session.update(to: .add(elements(of: shape, line)))
    context.hint = context.texts.recognised(shape.kind)
  }

  private func elements(of shape: RecognisedShape, _ line: GestureLine) -> [PaintingElement] {
    var style = line.style
    style.hand = style.hand.ofShapes
    var element = shape.element(width: line.width, style: style, on: context.ratio)
    element.layer = context.layer.id
    return element.copies(by: line.copies, on: context.ratio)
  }

  /// The shapes take the places of ink that is there.
  private func replace(inkBy shape: RecognisedShape, _ line: GestureLine) {
    let ink = context.newest(line.copies.count)
    let shapes = elements(of: shape, line)
    guard ink.count == shapes.count else { return }
    context.perform(
      .replace(zip(ink, shapes).map { PaintingEdit.Replacement($0, by: [$1]) }))
  }

  // MARK: Ends

  private func keep(_ content: ElementContent, _ line: GestureLine) {
    let element = PaintingElement(
      layer: context.layer.id, content, width: line.width, style: line.style, grain: line.grain)
    let elements = element.copies(by: line.copies, on: context.ratio)
    // One that is nowhere on the paper leaves nothing.
    guard elements.contains(where: { $0.touchesPaper(context.ratio) }) else {
      held = nil
      return cancel()
    }
    self.line = nil
    if element.isEraser, let edit = context.index.erasingUnlocked(with: elements) {
      return take(edit)
    }
    context.giveShape()
    let edit = element.isEraser ? context.index.erasing(with: elements) : .add(elements)
    if held == nil {
      context.session.commit(making: edit)
    } else {
      // What is seen is the shape, and not the ink that comes before it.
      context.session.cancel()
      context.session.perform(edit)
    }
    context.lineChanged.post(.ended)
    if let shape = held?.now { replace(inkBy: shape, line) }
    endHolding()
    context.drawn.post(element)
  }

  private func cut(_ line: GestureLine) {
    self.line = nil
    let points = samples.map { PaperPoint($0.position, on: context.ratio) }
    let path = EraserPath(points, radius: line.width / 2)
    take(context.index.cut(by: path, in: context.layer.id))
  }

  /// Makes an edit that leaves nothing of the line itself.
  private func take(_ edit: PaintingEdit?) {
    context.lineChanged.post(.waits)
    context.session.cancel()
    if let edit { context.perform(edit) }
  }

  public func cancel() {
    guard let line else { return }
    if held != nil {
      // The ink comes back.
      held = nil
      context.session.update(to: nil)
      context.hint = nil
      context.lineChanged.post(.began(line))
      for sample in samples { context.lineChanged.post(.grew(sample)) }
      return keep(.freehand(samples), line)
    }
    self.line = nil
    context.session.cancel()
    context.lineChanged.post(.ended)
  }

  private func endHolding() {
    guard held != nil else { return }
    held = nil
    context.hint = nil
  }

  /// What there is so far of a line that stays; nil for none.
  public var unfinished: UnfinishedLine? {
    guard let line, line.stays else { return nil }
    return UnfinishedLine(
      Stroke(
        tool: use == .ink ? .pencil : .eraser, width: line.width, style: line.style,
        samples: samples, grain: line.grain), in: context.layer.id, copies: line.copies)
  }
}
