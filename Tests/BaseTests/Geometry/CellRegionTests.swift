import Base
import TestSupport
import Testing

@Suite("A set of cells")
struct CellRegionTests {
  private static let area = CellRect(x: -2, y: 3, width: 9, height: 7)

  /// Every cell of an area that may be in a region, and a rim around it.
  private static let places = (1...11).flatMap { y in
    (-4...8).map { CellPosition(x: $0, y: y) }
  }

  private func random(_ random: inout SeededRandom) -> (CellRegion, Set<CellPosition>) {
    let rect = CellRect(
      x: Int.random(in: -2...2, using: &random), y: Int.random(in: 3...5, using: &random),
      width: Int.random(in: 0...5, using: &random), height: Int.random(in: 0...5, using: &random))
    if random.one(in: 4) { return (CellRegion(rect), Set(Self.places.filter(rect.contains))) }
    let chances = Int.random(in: 1...4, using: &random)
    let isIn = (0..<rect.size.count).map { _ in !random.one(in: chances) }
    let cells = Self.places.filter { cell in
      rect.contains(cell) && isIn[(cell.y - rect.y) * rect.width + cell.x - rect.x]
    }
    return (CellRegion(rect) { isIn[$0] }, Set(cells))
  }

  private func cells(_ region: CellRegion) -> Set<CellPosition> {
    Set(Self.places.filter(region.contains))
  }

  @Test func `is what a plain set of them is, whatever is added, taken off and cut out`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let (one, plain) = self.random(&random)
      let (other, otherPlain) = self.random(&random)
      #expect(cells(one) == plain && one.count == plain.count && one.isEmpty == plain.isEmpty)
      #expect(cells(one.union(other)) == plain.union(otherPlain))
      #expect(cells(one.subtracting(other)) == plain.subtracting(otherPlain))
      #expect(cells(one.intersection(other)) == plain.intersection(otherPlain))
      #expect((one == other) == (plain == otherPlain))
      let moved = one.offset(by: CellPosition(x: 1, y: -1))
      #expect(moved.offset(by: CellPosition(x: -1, y: 1)) == one && moved.count == one.count)
    }
  }

  @Test func `has rows, rectangles that don't overlap, and the smallest bounds`() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<1000 {
      let (region, plain) = self.random(&random)
      let covered = region.areas.flatMap { area in Self.places.filter(area.contains) }
      #expect(Set(covered) == plain && covered.count == plain.count)
      let bounds = plain.reduce(CellRect.empty) { $0.union(CellRect($1)) }
      #expect(region.bounds == bounds)
      for y in 1...11 {
        let row = region.columns(inRow: y).flatMap(Array.init)
        #expect(row == plain.filter { $0.y == y }.map(\.x).sorted())
      }
      #expect(region.isRectangle == (plain.count == bounds.size.count))
    }
  }

  @Test func `has an edge wherever one of two neighbours belongs to it`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<1000 {
      let (region, plain) = self.random(&random)
      var seen: [CellRegion.Edge] = []
      for edge in region.edges(in: Self.area) {
        let isUpright = edge.start.x == edge.end.x
        let length = isUpright ? edge.end.y - edge.start.y : edge.end.x - edge.start.x
        #expect(length > 0 && (isUpright || edge.start.y == edge.end.y))
        for step in 0..<length {
          let start = CellPosition(
            x: edge.start.x + (isUpright ? 0 : step), y: edge.start.y + (isUpright ? step : 0))
          seen.append(
            CellRegion.Edge(
              from: start,
              to: CellPosition(x: start.x + (isUpright ? 0 : 1), y: start.y + (isUpright ? 1 : 0)))
          )
        }
      }
      var wanted: [CellRegion.Edge] = []
      for cell in Self.places {
        let (left, above) = (
          CellPosition(x: cell.x - 1, y: cell.y), CellPosition(x: cell.x, y: cell.y - 1)
        )
        let (right, below) = (
          CellPosition(x: cell.x + 1, y: cell.y), CellPosition(x: cell.x, y: cell.y + 1)
        )
        if plain.contains(cell) != plain.contains(left) {
          wanted.append(CellRegion.Edge(from: cell, to: below))
        }
        if plain.contains(cell) != plain.contains(above) {
          wanted.append(CellRegion.Edge(from: cell, to: right))
        }
      }
      let order = { (a: CellRegion.Edge, b: CellRegion.Edge) in
        (a.start.x, a.start.y, a.end.x) < (b.start.x, b.start.y, b.end.x)
      }
      #expect(seen.sorted(by: order) == wanted.sorted(by: order))
    }
  }

  @Test(arguments: CellRegion.Reach.allCases)
  func `grows and shrinks as a plain set of cells by their distances`(reach: CellRegion.Reach) {
    var random = SeededRandom(seed: 11)
    for _ in 0..<300 {
      let (region, plain) = self.random(&random)
      let count = Int.random(in: 0...4, using: &random)
      func isNear(_ one: CellPosition, _ other: CellPosition) -> Bool {
        let (dx, dy) = (abs(one.x - other.x), abs(one.y - other.y))
        return reach == .square ? max(dx, dy) <= count : dx * dx + dy * dy <= count * count
      }
      let around = (-4...14).flatMap { y in (-8...12).map { CellPosition(x: $0, y: y) } }
      let grown = region.grown(by: count, reach)
      #expect(
        around.allSatisfy { cell in
          grown.contains(cell) == plain.contains { isNear($0, cell) }
        })
      let shrunk = region.shrunk(by: count, reach)
      let outside = around.filter { !plain.contains($0) }
      #expect(
        plain.allSatisfy { cell in
          shrunk.contains(cell) != outside.contains { isNear($0, cell) }
        })
      #expect(shrunk.subtracting(region).isEmpty)
      #expect(region.border(of: count, reach) == region.subtracting(shrunk))
      let inverted = region.inverted(in: Self.area)
      #expect(inverted.union(region.intersection(CellRegion(Self.area))) == CellRegion(Self.area))
      #expect(inverted.intersection(region).isEmpty)
    }
  }
}
