import Canvas
import Base

/// What is shown where no sharp ink is drawn yet: what was seen last, and all of the paper under it.
struct StandIns {
  /// As it was when all of the paper was seen last.
  private var overview: StandIn?
  private var detail: StandIn?

  var isEmpty: Bool { overview == nil && detail == nil }

  /// Takes over what was seen just now.
  mutating func keep(_ seen: StandIn) {
    if seen.isWhole {
      overview = seen
      detail = nil
    } else {
      detail = seen
    }
  }

  /// What was seen of a part is of no more use.
  mutating func forgetDetail() { detail = nil }

  /// Paints a rectangle of the paper, its corner at a position.
  func paint(_ rect: PixelRect, in context: DrawingContext, paper: PixelSize, x: Int, y: Int) {
    context.saved {
      if let detail {
        context.clip(
          rect.offset(x: x, y: y), without: detail.covered(on: paper).offset(x: x, y: y))
      }
      overview?.paint(in: context, paper: paper, x: x, y: y)
    }
    detail?.paint(in: context, paper: paper, x: x, y: y)
  }
}
