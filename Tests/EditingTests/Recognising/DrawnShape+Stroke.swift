import Base
import TestSupport

extension DrawnShape {
  /// A stroke of it somewhere on the paper: turned, begun anywhere and drawn in either direction.
  func stroke(
    size: Double, by hand: DrawingHand, using random: inout SeededRandom
  ) -> [PaperPoint] {
    var line = line(size: size, using: &random)
    let turn = PaperAngle.direction(radians: Double.random(in: 0...(2 * .pi), using: &random))
    let center = PaperPoint(x: 500, y: 400)
    line = line.map {
      center
        + (PaperMap.rotation(to: turn, about: PaperPoint(x: 0, y: 0))($0) - PaperPoint(x: 0, y: 0))
    }
    if isClosed {
      // Half of all hands begin at a corner, the others anywhere.
      line.removeLast()
      let first = Int.random(in: 0..<line.count, using: &random)
      line = Array(line[first...] + line[..<first])
      if Bool.random(using: &random) {
        let part = Double.random(in: 0.1...0.9, using: &random)
        line.insert(line[0].point(part, towards: line[1]), at: 1)
        line.append(line.removeFirst())
      }
      line.append(line[0])
    }
    if Bool.random(using: &random) { line.reverse() }
    return hand.draw(line, size: size, using: &random)
  }
}
