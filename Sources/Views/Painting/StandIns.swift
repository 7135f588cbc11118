import Canvas
import Base

/// The placeholders for ink that isn't sharp yet: the last visible part, above a larger part, above the whole paper.
struct StandIns {
  /// The whole paper when it was last visible.
  private var overview: StandIn?
  /// A larger part than the last visible one, for zooming out again.
  private var surroundings: StandIn?
  private var detail: StandIn?

  var isEmpty: Bool { layers.isEmpty }

  /// From bottom to top.
  private var layers: [StandIn] { [overview, surroundings, detail].compactMap { $0 } }

  /// Adds the picture that was just visible.
  mutating func keep(_ seen: StandIn) {
    if seen.isWhole {
      (overview, surroundings, detail) = (seen, nil, nil)
    } else {
      keepAround()
      if let surroundings, seen.covers(surroundings) { self.surroundings = nil }
      detail = seen
    }
  }

  /// Keeps the detail as the surroundings of a later one, unless a larger part is kept already.
  private mutating func keepAround() {
    guard let detail, surroundings.map({ !$0.covers(detail) }) ?? true else { return }
    surroundings = detail
  }

  /// Drops the visible part, except as surroundings.
  mutating func forgetDetail() {
    keepAround()
    detail = nil
  }

  /// Drops the surroundings, which have changed.
  mutating func forgetSurroundings() { surroundings = nil }

  /// Paints a rectangle of the paper, with the paper's corner at a position.
  func paint(_ rect: PixelRect, in context: DrawingContext, paper: PixelSize, x: Int, y: Int) {
    let layers = layers
    for (index, layer) in layers.enumerated() {
      context.saved {
        for upper in layers[(index + 1)...] {
          context.clip(
            rect.offset(x: x, y: y), without: upper.covered(on: paper).offset(x: x, y: y))
        }
        layer.paint(in: context, paper: paper, x: x, y: y)
      }
    }
  }
}
