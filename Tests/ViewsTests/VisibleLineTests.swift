import Base
import TestSupport
import Testing

@testable import Views

@Suite("Lines of which a part is seen")
struct VisibleLineTests {
  private static let area = ViewRect(x: 0, y: 0, width: 100, height: 80)

  /// Where the dashes of a line are inside of the area, by the middles of tenths of a point.
  private func dashes(_ parts: [[ViewPoint]], period: Double) -> [ViewPoint] {
    parts.flatMap { part in
      var way = 0.0
      return zip(part, part.dropFirst()).flatMap { start, end in
        let length = start.distance(to: end)
        defer { way += length }
        return stride(from: 0.05, to: length, by: 0.1).compactMap { distance -> ViewPoint? in
          let share = distance / length
          let point = ViewPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
          let isDash = (way + distance).truncatingRemainder(dividingBy: period) < period / 2
          return isDash && Self.area.inset(1).contains(point) ? point : nil
        }
      }
    }
  }

  @Test(arguments: seeds(60))
  func `have their dashes where the whole line has them`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let points = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      ViewPoint(
        x: .random(in: -200...300, using: &random), y: .random(in: -200...300, using: &random))
    }
    let isClosed = Bool.random(using: &random)
    let parts = points.parts(near: Self.area, isClosed: isClosed, period: 8)
    let whole = dashes([points + (isClosed ? [points[0]] : [])], period: 8)
    let seen = dashes(parts, period: 8)
    // Ends of dashes are a matter of rounding.
    #expect(abs(whole.count - seen.count) <= whole.count / 20 + 4)
    for point in seen { #expect(whole.contains { $0.distance(to: point) < 0.2 }) }
  }

  @Test(arguments: [1e6, 1e16, 1e140])
  func `are short, however long the whole line is`(size: Double) {
    let box = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
      ViewPoint(x: $0.0 * size + 20, y: $0.1 * size + size + 30)
    }
    let parts = box.parts(near: Self.area, isClosed: true, period: 8)
    #expect(parts.count == 1)
    for part in parts {
      #expect(zip(part, part.dropFirst()).allSatisfy { $0.distance(to: $1) < 300 })
    }
    let nowhere = [ViewPoint(x: .infinity, y: 0), ViewPoint(x: -.infinity, y: 10)]
    #expect(nowhere.parts(near: Self.area, isClosed: true, period: 8).isEmpty)
  }
}
