import Base
import Canvas
import Rendering
import Widgets

// The drawing of the paper with its ink, and of the overlays at the pointer.
extension PaintView {
  func drawPaper(_ pass: RenderPass) {
    let context = pass.context
    let originX = Int(saturating: pass.origin.x.rounded())
    let originY = Int(saturating: pass.origin.y.rounded())
    let damage = pass.damage.pixels(scale: pass.scale).intersection(PixelRect(size: pixelSize))
    let paper = viewport.paper
    context.usePixels(x: originX, y: originY)
    guard viewport.turn.isNone else { return drawTurnedPaper(damage, pass) }
    if !paper.contains(damage) {
      context.setColor(pass.theme.surround)
      context.fill(damage)
      drawDesk(damage.offset(x: -paper.x, y: -paper.y), in: context, x: paper.x, y: paper.y)
    }
    let visible = damage.intersection(paper)
    guard !visible.isEmpty else { return }
    paint(visible.offset(x: -paper.x, y: -paper.y), in: context, x: paper.x, y: paper.y)
  }

  /// Paints a part of the paper with everything on it, with its corner at a position.
  func paint(_ ink: PixelRect, in context: DrawingContext, x: Int, y: Int) {
    backdropTiles.paint(ink, in: context, x: x, y: y)
    if paintOnSheet(ink, in: context, x: x, y: y) { return }
    picture.paint(ink, in: context, x: x, y: y, over: backdropTiles)
    live?.paint(ink, in: context, x: x, y: y, over: backdropTiles)
    draft?.paint(ink, in: context, x: x, y: y, over: backdropTiles)
  }

  /// Paints the ink, with the uncommitted lines in the layer that they belong to.
  ///
  /// - Returns: false if these are to be painted on top of everything, or if there are none.
  private func paintOnSheet(
    _ ink: PixelRect, in context: DrawingContext, x: Int, y: Int
  ) -> Bool {
    var lines: PaperDraft?
    if case .lines(let drawn) = draft, drawn.allSatisfy({ $0.sheet == sheet }) { lines = draft }
    guard live != nil || lines != nil else { return false }
    let blends = live?.darkens == true || lines?.darkens == true
    let isPainted = picture.paintOnSheet(ink, in: context, x: x, y: y, blends: blends) {
      live?.paint(ink, in: $0, x: $1, y: $2, over: nil)
      lines?.paint(ink, in: $0, x: $1, y: $2, over: nil)
    }
    guard isPainted else { return false }
    if lines == nil {
      draft?.paint(ink, in: context, x: x, y: y, over: backdropTiles)
    }
    return true
  }

  // MARK: Overlays

  /// Updates the overlay at the pointer's position.
  func showOverlay() {
    var new: PaperOverlay?
    if let pointer {
      let loupe = loupe(at: pointer)
      if ring != nil || hint != nil || loupe != nil {
        let diameter = ring.map { viewport.pixels(ofFraction: $0) / scale }
        new = PaperOverlay(
          pointer: pointer, ring: diameter, hint: hint, bounds: bounds, loupe: loupe)
      }
    }
    for overlay in [overlay, new].compactMap({ $0 }) { setNeedsDisplay(overlay.area) }
    overlay = new
  }

  /// Changes the rope and redraws its old and new position.
  func changingRope<Result>(_ change: () -> Result) -> Result {
    let before = PaperRope(stabiliser.rope)
    let result = change()
    for area in [before.area, PaperRope(stabiliser.rope).area] where area != .zero {
      setNeedsDisplay(area)
    }
    return result
  }

  func drawRope(_ pass: RenderPass) { PaperRope(stabiliser.rope).draw(pass) }

  /// The clickable areas around the handles.
  var handleAreas: [ViewRect] {
    guard let marks else { return [] }
    let points =
      marks.handles + (marks.knob.map { [$0] } ?? [])
      + (marks.gradient?.handles.map(\.position) ?? [])
    return points.map {
      ViewRect(origin: viewPoint(at: $0), size: ViewSize(width: 0, height: 0))
        .inset(-PaperMarks.handleReach)
    }
  }

  func area(of marks: PaperMarks) -> ViewRect {
    marks.area(in: viewport, scale: scale).intersection(bounds)
  }
}
