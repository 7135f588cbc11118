import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Cells that float")
struct FloatingCellsTests {
  /// Six by five cells of noise in a grid, in a shape that may be no rectangle.
  private func cells(_ seed: UInt64, isOval: Bool) -> (grid: CellGrid, floating: FloatingCells) {
    var random = SeededRandom(seed: seed)
    let size = CellSize(width: 20, height: 20)
    let grid = CellGrid(
      size: size, cells: (0..<size.count).map { _ in .random(in: 0..<9, using: &random) })
    let rect = CellRect(x: 7, y: 6, width: 6, height: 5)
    var mask = CellGrid(size: size, filledWith: 0, in: CellRegion(rect), from: .zero)
    if isOval {
      for corner in [(7, 6), (12, 6), (7, 10), (12, 10)] {
        mask.set(CellGrid.empty, at: CellPosition(x: corner.0, y: corner.1))
      }
    }
    return (grid, FloatingCells(lifting: CellRegion(whereFilled: mask), off: grid))
  }

  private func transform(_ change: (inout CellTransform) -> Void) -> CellTransform {
    var transform = CellTransform()
    change(&transform)
    return transform
  }

  @Test(arguments: seeds(20))
  func `are what they were when what was done to them is done backwards`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for isOval in [false, true] {
      let (grid, lifted) = cells(seed, isOval: isOval)
      var (floating, back) = (lifted, [CellTransform]())
      for _ in 0..<3 {
        let degrees = Double.random(in: -180...180, using: &random).rounded()
        floating = try #require(transform { $0.degrees = degrees }.made(of: floating))
        back.append(transform { $0.degrees = -degrees })
      }
      for step in back.reversed() { floating = try #require(step.made(of: floating)) }
      #expect(floating == lifted && floating.grid == grid)
    }
  }

  @Test func `turn by 30° and back, moved and mirrored between, and lie where they were moved`()
    throws
  {
    let (_, lifted) = cells(1, isOval: false)
    let way = CellPosition(x: 3, y: -2)
    var floating = try #require(transform { $0.degrees = 30 }.made(of: lifted))
    #expect(floating.cells != lifted.cells)
    floating = try #require(floating.moved(to: floating.rect.offset(by: way)))
    floating = try #require(floating.turned(.flipHorizontally))
    // A mirror turns the other way round.
    floating = try #require(transform { $0.degrees = 30 }.made(of: floating))
    #expect(floating.cells == lifted.cells.turned(.flipHorizontally))
    #expect(floating.rect == lifted.rect.offset(by: way))
  }

  @Test
  func `are as they were after they were made small and large again, by numbers and by a handle`()
    throws
  {
    let (_, lifted) = cells(2, isOval: false)
    let half = transform { ($0.scaleX, $0.scaleY) = (0.5, 0.5) }
    let twice = transform { ($0.scaleX, $0.scaleY) = (2, 2) }
    let small = try #require(half.made(of: lifted))
    #expect(small.rect.size == CellSize(width: 3, height: 3))
    #expect(twice.made(of: small) == lifted)
    let narrow = try #require(lifted.fitted(in: CellRect(x: 7, y: 6, width: 2, height: 5)))
    #expect(narrow.fitted(in: lifted.rect) == lifted)
  }
}
