public import Canvas
public import Base
public import Rendering

/// Uncommitted content above the ink, in pixels from the paper's corner.
public enum PaperDraft {
  case lines([Polyline])
  /// A picture of lines, transformed by a map.
  ///
  /// - Parameters:
  ///   - of: the rectangle shown by the surface.
  ///   - map: in pixels.
  case picture(Surface, of: PixelRect, map: PixelMap)

  /// Its bounds.
  public var bounds: PixelRect {
    switch self {
    case .lines(let lines): lines.reduce(.empty) { $0.union($1.bounds) }
    case .picture(_, let rect, let map): map.bounds(of: rect)
    }
  }

  /// Whether its colours multiply with the colours below them.
  var darkens: Bool {
    if case .lines(let lines) = self {
      lines.contains { $0.pen.darkens && !$0.isArea }
    } else {
      false
    }
  }

  func paint(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over backdrop: BackdropTiles?
  ) {
    guard bounds.intersects(rect) else { return }
    context.saved {
      context.rectangle(rect.offset(x: x, y: y))
      context.clip()
      switch self {
      case .lines(let lines):
        for line in lines where line.bounds.intersects(rect) {
          line.sketch(rect, in: context, x: x, y: y, over: backdrop)
        }
      case .picture(let surface, let place, let map):
        context.translate(x: Double(x), y: Double(y))
        context.transform(xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0)
        context.paint(
          surface,
          in: ViewRect(
            x: Double(place.x), y: Double(place.y), width: Double(place.width),
            height: Double(place.height)), filter: .quick)
      }
    }
  }
}
