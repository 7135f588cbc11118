public import Base
import Canvas
import Widgets

// Display of a paper that is rotated or mirrored in its view.
//
// Everything on the paper is drawn unrotated and rotated on display, so that rotating redraws no lines. Quarter turns
// preserve pixels.
extension PaintView {
  /// The rotation for a notch of the wheel, in degrees.
  static let turnStep = 15
  /// The side of the blocks to paint. Where pixels are mixed, Cairo's results depend slightly on the painted area, so
  /// the areas have to be fixed.
  private static let blockSide = 128

  /// The rotation and mirroring of the paper in the view.
  public var turn: PaperTurn {
    get { camera.turn }
    set {
      guard !isDrawing else { return }
      noteView()
      camera.turn = newValue
    }
  }

  /// Rotates the paper clockwise, as seen, about the centre of the view.
  public func turnPaper(degrees: Int) { turn = turn.turned(degrees: degrees) }

  /// Mirrors the paper horizontally, as seen.
  public func flipPaper() { turn = turn.flipped }

  // MARK: The paper

  /// - Parameter damage: within the view.
  func drawTurnedPaper(_ damage: PixelRect, _ pass: RenderPass) {
    pass.context.saved {
      pass.context.rectangle(damage)
      pass.context.clip()
      pass.context.setColor(pass.theme.surround)
      pass.context.fill(damage)
      if !desk.isEmpty {
        pass.context.saved {
          pass.context.transform(viewport.placingMap)
          drawDesk(viewport.paperRect(covering: damage), in: pass.context, x: 0, y: 0)
        }
      }
      for area in viewport.turn.isSquare ? [damage] : blocks(touching: damage) {
        guard let turned = turnedPaper(in: area) else { continue }
        pass.context.paint(turned, x: Double(area.x), y: Double(area.y))
      }
    }
  }

  /// Renders the paper in a part of the view, transparent outside. Returns nil if no paper is visible there, or if
  /// memory is short.
  private func turnedPaper(in area: PixelRect) -> Surface? {
    let part = viewport.paperRect(covering: area)
    guard part.intersects(picture.visible),
      let source = try? Surface(size: part.size, format: .argb32),
      let turned = try? Surface(size: area.size, format: .argb32)
    else { return nil }
    paint(part.intersection(picture.visible), in: DrawingContext(source), x: -part.x, y: -part.y)
    let context = DrawingContext(turned)
    context.translate(x: -Double(area.x), y: -Double(area.y))
    context.transform(viewport.placingMap)
    context.translate(x: Double(part.x), y: Double(part.y))
    context.paint(source, filter: viewport.turn.isSquare ? .nearest : .quick)
    return turned
  }

  /// Returns the blocks of the view to paint.
  private func blocks(touching damage: PixelRect) -> [PixelRect] {
    let view = PixelRect(size: pixelSize)
    let damage = damage.intersection(view)
    guard !damage.isEmpty else { return [] }
    let side = Self.blockSide
    return (damage.y / side...(damage.maxY - 1) / side).flatMap { row in
      (damage.x / side...(damage.maxX - 1) / side).map { column in
        PixelRect(x: column * side, y: row * side, width: side, height: side).intersection(view)
      }
    }
  }

  /// Renders the surroundings of a pixel of the paper, as rotated in the view.
  ///
  /// - Parameter reach: the number of pixels in each direction.
  func seenTurned(round pixel: PixelRect, reach: Int, surround: Color) -> Surface? {
    // The corners of the square come from farther away.
    let far = reach + reach / 2 + 2
    let side = 2 * reach + 1
    let area = PixelRect(
      x: pixel.x - far, y: pixel.y - far, width: 2 * far + 1, height: 2 * far + 1)
    guard let pixels = seen(area, surround: surround),
      let turned = try? Surface(size: PixelSize(width: side, height: side), format: .rgb24)
    else { return nil }
    let context = DrawingContext(turned)
    let map = viewport.placingMap
    context.translate(x: Double(side) / 2, y: Double(side) / 2)
    context.transform(xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: 0, y0: 0)
    context.translate(x: -Double(far) - 0.5, y: -Double(far) - 0.5)
    context.paint(pixels, filter: .nearest)
    return turned
  }

  // MARK: Overlays

  /// Draws the lines along the paper's edges and of symmetries.
  func drawLines(_ pass: RenderPass) {
    guard !viewport.turn.isNone else {
      return drawLines(pass, in: viewport, bounds)
    }
    guard let inverse = viewport.turningMap(scale: scale).inverse else { return }
    let map = viewport.turningMap(scale: scale)
    pass.context.saved {
      pass.context.transform(xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0)
      drawLines(
        pass.damaging(inverse.box(round: pass.damage)), in: viewport.unturned, unturnedBounds)
    }
  }

  private func drawLines(_ pass: RenderPass, in viewport: Viewport, _ bounds: ViewRect) {
    grid?.draw(pass, in: viewport)
    guides?.draw(pass, in: viewport, scale: scale)
    rulerGuides.draw(pass, in: viewport, bounds)
    snapMarks.draw(pass, in: viewport)
  }

  /// The bounds of the view, in points of a view with the unrotated paper.
  var unturnedBounds: ViewRect {
    guard !viewport.turn.isNone, let map = viewport.turningMap(scale: scale).inverse else {
      return bounds
    }
    return map.box(round: bounds)
  }

  /// Returns the bounds in the view of an area of the unrotated paper's view.
  func seenTurned(_ area: ViewRect) -> ViewRect {
    viewport.turn.isNone
      ? area : viewport.turningMap(scale: scale).box(round: area).inset(-2 / scale)
  }
}

extension DrawingContext {
  fileprivate func transform(_ map: PaperMap) {
    transform(xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0)
  }
}

extension PaperMap {
  /// Returns the bounds of a mapped rectangle.
  fileprivate func box(round rect: ViewRect) -> ViewRect {
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ]
    .map { self(PaperPoint(x: $0.0, y: $0.1)) }
    let box = PaperBox(corners)
    return ViewRect(x: box.left, y: box.top, width: box.width, height: box.height)
  }
}
