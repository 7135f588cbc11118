import Canvas
import Base

/// What is shown where no sharp ink is drawn yet: what was seen last, a larger part under it, and all of the paper
/// under both.
struct StandIns {
  /// As it was when all of the paper was seen last.
  private var overview: StandIn?
  /// A part that reaches farther than what was seen last, for zooming out again.
  private var surroundings: StandIn?
  private var detail: StandIn?

  var isEmpty: Bool { layers.isEmpty }

  /// From the lowest one.
  private var layers: [StandIn] { [overview, surroundings, detail].compactMap { $0 } }

  /// Takes over what was seen just now.
  mutating func keep(_ seen: StandIn) {
    if seen.isWhole {
      (overview, surroundings, detail) = (seen, nil, nil)
    } else {
      keepAround()
      if let surroundings, seen.covers(surroundings) { self.surroundings = nil }
      detail = seen
    }
  }

  /// Keeps the detail for what lies around a later one, unless more is kept already.
  private mutating func keepAround() {
    guard let detail, surroundings.map({ !$0.covers(detail) }) ?? true else { return }
    surroundings = detail
  }

  /// What was seen of a part is of no more use but for what lies around it.
  mutating func forgetDetail() {
    keepAround()
    detail = nil
  }

  /// What lies around has changed.
  mutating func forgetSurroundings() { surroundings = nil }

  /// Paints a rectangle of the paper, its corner at a position.
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
