import Base
import Glibc
import Rendering

extension LinePoints {
  /// A line as a hand draws it that presses hardest in the middle.
  init(_ corners: [PixelPoint], pressedBy hand: HandStyle) {
    let steps = 24
    let count = max(1, (corners.count - 1) * steps)
    var points: [PixelPoint] = []
    for place in 0...count {
      let index = min(place / steps, corners.count - 2)
      let share = Double(place - index * steps) / Double(steps)
      let (a, b) = (corners[max(0, index)], corners[max(0, index) + 1])
      points.append(PixelPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share))
    }
    self.init(
      points,
      breadths: points.indices.map { place in
        hand.breadth(atPressure: sin(.pi * Double(place) / Double(count)))
      })
  }
}
