import Base
import Canvas
import Rendering

/// The line being drawn, as shown at one size, with all its copies.
final class LiveLine {
  let look: GestureLine
  private let viewport: Viewport
  private let ratio: AspectRatio
  private var growing: GrowingLine?
  private var shownCount = 0
  private let strokes: [LiveStroke]
  /// The lengths of the certain parts.
  private var meters: [LineMeter]
  /// The bounds of the samples, over which its gradients are laid.
  private var box = PaperBox()

  /// - Parameters:
  ///   - ratio: the shape of the paper.
  ///   - surfaces: the surfaces, one element for each copy.
  init(
    _ look: GestureLine, on ratio: AspectRatio, in viewport: Viewport,
    surfaces: [LiveSurfaces]
  ) throws(CanvasError) {
    self.look = look
    self.viewport = viewport
    self.ratio = ratio
    let hand = look.style.hand
    if !hand.isPlain {
      growing = GrowingLine(
        hand, on: ratio, grain: look.grain, tolerance: viewport.lineTolerance)
    }
    var pen = Pen(
      width: max(viewport.pixels(ofFraction: look.width), 0.01), style: look.style,
      effect: look.isEraser ? .erase : .paint,
      pixelsPerPoint: viewport.pixels(ofFraction: PaperScale.grain))
    var strokes: [LiveStroke] = []
    for (copy, surfaces) in zip(look.copies, surfaces) {
      // A nib turns along with its line.
      pen.style.kind = look.style.moved(by: copy).kind
      strokes.append(
        try LiveStroke(
          pen: pen, isTapered: hand.changesWidth && look.style.dash.isSolid,
          paper: viewport.paper.size, surfaces: surfaces))
    }
    self.strokes = strokes
    meters = strokes.map { _ in LineMeter(look.style, in: viewport) }
  }

  /// Extends the line.
  ///
  /// - Returns: the areas to repaint, from the paper's corner.
  func append(_ new: [Sample]) throws(CanvasError) -> [PixelRect] {
    let recolored = layGradients(over: new)
    guard growing != nil else { return try grow(by: new, rest: []) + recolored }
    for sample in new { growing?.append(sample) }
    let certain = growing?.certain ?? []
    defer { shownCount = certain.count }
    return try grow(by: Array(certain[shownCount...]), rest: growing?.rest ?? []) + recolored
  }

  /// Lays the gradients of the line's recipes over its bounds with new samples.
  ///
  /// - Returns: the areas to repaint.
  private func layGradients(over new: [Sample]) -> [PixelRect] {
    guard !look.inks.arePlain, !look.isEraser else { return [] }
    let before = box
    for sample in new { box.add(PaperPoint(sample.position, on: ratio)) }
    guard box != before else { return [] }
    let style = look.inks.applied(to: look.style, over: box, width: look.width)
    let map = PaperMap(toPixelsOf: viewport, from: ratio)
    return zip(look.copies, strokes).map { copy, stroke in
      stroke.setGradients(of: style.moved(by: copy).moved(by: map))
    }
  }

  /// Whether the colour multiplies with the colours below it.
  var darkens: Bool { strokes.contains { $0.pen.darkens } }

  /// Whether there is work for the lines that the screen needn't wait for.
  var hasCompletePieces: Bool { strokes.contains(where: \.hasCompletePieces) }

  /// Does the work that the screen needn't wait for; to be called after showing the line.
  func settlePieces() throws(CanvasError) {
    for stroke in strokes { try stroke.settlePieces() }
  }

  private func grow(by new: [Sample], rest: [Sample]) throws(CanvasError) -> [PixelRect] {
    var damage: [PixelRect] = []
    for (index, (copy, stroke)) in zip(look.copies, strokes).enumerated() {
      let certain = points(of: new, copy, after: &meters[index])
      var meter = meters[index]
      damage.append(try stroke.append(certain, rest: points(of: rest, copy, after: &meter)))
    }
    return damage
  }

  private func points(
    of samples: [Sample], _ copy: PaperMap, after meter: inout LineMeter
  ) -> LinePoints {
    let placed = copy == .identity ? samples : samples.moved(by: copy, from: ratio, to: ratio)
    return LinePoints(
      placed, look.style, hand: look.style.hand.drawn, in: viewport, after: &meter)
  }

  /// The lines drawn so far.
  var lines: [Polyline] { strokes.map(\.line) }

  /// The bounds of all lines.
  var bounds: [PixelRect] { strokes.map(\.bounds) }

  func paint(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over backdrop: BackdropTiles?
  ) {
    for stroke in strokes { stroke.paint(rect, in: context, x: x, y: y, over: backdrop) }
  }

  /// Adds the lines to a picture.
  ///
  /// - Returns: the areas to repaint.
  func keep(on picture: PaperInk) -> [PixelRect] {
    strokes.map { picture.append($0.line, of: $0) }
  }

  /// Removes the lines.
  func cancel() { for stroke in strokes { _ = stroke.cancel() } }
}
