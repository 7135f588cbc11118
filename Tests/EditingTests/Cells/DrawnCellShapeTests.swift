import Base
import Documents
import TestSupport
import Testing

@testable import Editing

/// Shapes that cells draw along the line of their form.
@Suite struct DrawnCellShapeTests {
  private static let shapes = ShapeKind.allCases.filter {
    if case .drawn = CellShape($0) { true } else { false }
  }

  @Test(arguments: shapes)
  func `The line has no gap, and each of its cells once`(kind: ShapeKind) {
    let shape = CellShape(kind)
    var random = SeededRandom(seed: 3)
    for _ in 0..<50 {
      func cell() -> CellPosition {
        CellPosition(
          x: .random(in: -40...40, using: &random), y: .random(in: -40...40, using: &random))
      }
      let (start, end) = (cell(), cell())
      let cells = shape.cells(from: start, to: end, isFilled: false)
      #expect(Set(cells).count == cells.count && !cells.isEmpty)
      let known = Set(cells)
      // From the first cell, all others are reached.
      var reached: Set<CellPosition> = Set(cells.prefix(1))
      var next = Array(reached)
      while let cell = next.popLast() {
        for dx in -1...1 {
          for dy in -1...1 {
            let other = cell + CellPosition(x: dx, y: dy)
            if known.contains(other), reached.insert(other).inserted { next.append(other) }
          }
        }
      }
      #expect(reached == known)
      let bounds = shape.bounds(from: start, to: end)
      #expect(cells.allSatisfy(bounds.contains))
      #expect(shape.areas(from: start, to: end).count == cells.count)
    }
  }

  @Test func `A spiral goes from where it is begun to where it ends, round all that lies between`()
    throws
  {
    let spiral = try #require(ShapeKind(rawValue: "spiral"))
    let (start, end) = (CellPosition(x: 3, y: 4), CellPosition(x: 3, y: 28))
    let cells = CellShape(spiral).cells(from: start, to: end, isFilled: false)
    #expect(cells.first == start && cells.contains(end))
    // Three turns are crossed on each side, the outermost one where the others are two thirds as far out.
    let row = cells.filter { $0.y == start.y && $0.x > start.x }
    #expect(Set(row.map(\.x)).count >= 3)
    let box = CellShape(spiral).bounds(from: start, to: end)
    #expect(box.height > 40 && box.width > 40 && box.maxY == 29)
  }

  @Test func `Shift makes its end straight`() throws {
    let spiral = CellShape(try #require(ShapeKind(rawValue: "spiral")))
    let start = CellPosition(x: 1, y: 1)
    #expect(spiral.constrained(CellPosition(x: 11, y: 2), from: start) == CellPosition(x: 11, y: 1))
    let slanted = spiral.constrained(CellPosition(x: 11, y: 10), from: start)
    #expect(slanted.x - start.x == slanted.y - start.y)
  }
}
