public import Base
public import Documents

/// Records the exact samples: as ink, as an eraser stroke, or as a line that cuts elements.
///
/// When the pointer rests, its ink becomes the recognised shape, which then follows the pointer until release. On
/// release, the shape replaces the ink in a separate step, so that an undo restores the ink.
public final class FreehandGesture: Gesture {
  /// The effect of the recorded line.
  public enum Use: Equatable, Sendable {
    case ink
    case eraser(widthInPoints: Double)
    case cut(widthInPoints: Double)
  }

  private let use: Use
  private let context: ToolContext
  private var samples: [Sample] = []
  /// The recognised shape, and the position at which the pointer rested.
  private var held: (shape: RecognisedShape, rest: PaperPoint, now: RecognisedShape)?

  /// Creates the gesture of a use, which starts with the next press.
  public init(_ use: Use, in context: ToolContext) {
    self.use = use
    self.context = context
  }

  /// The style of the line being drawn; nil while there is none.
  public private(set) var line: GestureLine?

  /// Starts a line at the press, if the document can be drawn on.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    (samples, held) = ([], nil)
    guard context.beginDrawing() else { return }
    var line = look(isWholePixel: reading.isWholePixel)
    line.style.kind = line.style.kind.seeded(at: reading.position)
    self.line = line
    context.lineChanged.post(.began(line))
    move(reading)
  }

  private func look(isWholePixel: Bool) -> GestureLine {
    let (brush, grain) = (context.brush, context.display.pointLength)
    let fit = isWholePixel ? LineFit.pixels : .parts
    switch use {
    case .ink:
      var style = brush.style
      style.hand.fit = fit
      var line = GestureLine(
        width: context.width(ofPoints: brush.widthInPoints), style: style, grain: grain,
        copies: context.copies)
      line.inks = brush.inks
      return line
    case .eraser(let width):
      // It is as smooth as the brush's line, but of constant width.
      let hand = HandStyle(smoothing: brush.style.hand.smoothing, fit: fit)
      return GestureLine(
        width: context.width(ofPoints: width), style: LineStyle(hand: hand), grain: grain,
        copies: context.copies, isEraser: true)
    case .cut(let width):
      return GestureLine(
        width: context.width(ofPoints: width), grain: grain, isEraser: true, stays: false)
    }
  }

  /// Adds a sample to the line, or stretches the recognised shape.
  public func move(_ reading: PaperReading) {
    guard line != nil else { return }
    if held != nil { return adjust(to: context.point(reading)) }
    let sample = Sample(reading)
    samples.append(sample)
    context.lineChanged.post(.grew(sample))
  }

  /// Adds the last sample, and keeps the line, erases with it or cuts along it.
  public func end(_ last: PaperReading?) {
    if let last, held != nil || last.position != samples.last?.position { move(last) }
    guard let line else { return }
    switch use {
    case .ink: keep(.freehand(samples), line)
    case .eraser: keep(.eraser(samples), line)
    case .cut: cut(line)
    }
  }

  /// Paint goes on coming from an airbrush.
  public var drawsWhileResting: Bool { use == .ink && line?.style.kind.name == .airbrush }

  // MARK: Shapes

  /// Replaces the ink by the shape that it is recognised as; does nothing for an eraser or a cut.
  public func rest() {
    guard let line, use == .ink, held == nil, !drawsWhileResting, let last = samples.last else {
      return
    }
    let points = samples.map { PaperPoint($0.position, on: context.ratio) }
    guard let shape = RecognisedShape(of: points, pointLength: line.grain) else { return }
    held = (shape, PaperPoint(last.position, on: context.ratio), shape)
    context.lineChanged.post(.ended)
    showShape(shape)
  }

  private func adjust(to point: PaperPoint) {
    guard let held else { return }
    let shape = held.shape.adjusted(from: held.rest, to: point)
    self.held?.now = shape
    showShape(shape)
  }

  private func showShape(_ shape: RecognisedShape) {
    guard let line else { return }
    context.session.update(to: .add(elements(of: shape, line)))
    context.hint = context.texts.recognised(shape.kind)
  }

  private func elements(of shape: RecognisedShape, _ line: GestureLine) -> [PaintingElement] {
    var style = line.style
    style.hand = style.hand.ofShapes
    var element = shape.element(width: line.width, style: style, on: context.ratio)
    element.layer = context.layer.id
    element = element.inked(by: line.inks, on: context.ratio)
    return element.copies(by: line.copies, on: context.ratio)
  }

  /// Replaces the newest ink by shapes.
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
      layer: context.layer.id, content, width: line.width, style: line.style, grain: line.grain
    ).inked(by: line.inks, on: context.ratio)
    let elements = element.copies(by: line.copies, on: context.ratio)
    // A line entirely outside the paper leaves nothing.
    guard elements.contains(where: { $0.touchesPaper(context.ratio) }) else {
      held = nil
      return cancel()
    }
    self.line = nil
    if element.isEraser, let edit = context.index.erasingUnlocked(with: elements) {
      return replaceLine(by: edit)
    }
    context.giveShape()
    let edit = element.isEraser ? context.index.erasing(with: elements) : .add(elements)
    if held == nil {
      context.session.commit(making: edit)
    } else {
      // The shape is on display, not the ink that precedes it.
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
    replaceLine(by: context.index.cut(by: path, in: context.layer.id))
  }

  /// Performs an edit that doesn't keep the line itself.
  private func replaceLine(by edit: PaintingEdit?) {
    context.lineChanged.post(.waits)
    context.session.cancel()
    if let edit { context.perform(edit) }
  }

  /// Drops the line; one that was replaced by a shape is kept as ink.
  public func cancel() {
    guard let line else { return }
    if held != nil {
      // Restore the ink.
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

  /// The part drawn so far of a line that stays; nil for none.
  public var unfinished: UnfinishedLine? {
    guard let line, line.stays else { return nil }
    return UnfinishedLine(
      Stroke(
        tool: use == .ink ? .pencil : .eraser, width: line.width, style: line.style,
        samples: samples, grain: line.grain), in: context.layer.id, copies: line.copies,
      inks: line.inks)
  }
}
