import Base
import Documents
import TestSupport
import Testing

@Suite("A placed tile")
struct PlacedTileTests {
  private static let flips = (0..<8).map { PlacedTile.Flips(rawValue: UInt32($0) << 29) }

  @Test(arguments: CanvasTurn.allCases)
  func `is seen as its cells are turned, whatever its flips`(turn: CanvasTurn) throws {
    let size = CellSize(width: 5, height: 5)
    var tileset = try #require(Tileset(Tileset.ID(1), shape: .rectangular, tileSize: size))
    tileset.append((0..<25).map { CellGrid.Cell($0) })
    for flips in Self.flips {
      let tile = PlacedTile(1, flips: flips)
      let seen = CellGrid(size: size, cells: tileset.cells(of: tile)).turned(turn)
      #expect(tileset.cells(of: tile.turned(turn)) == seen.allCells, "\(flips.rawValue >> 29)")
    }
  }

  @Test func `is the same after four quarter turns, or two flips`() {
    for flips in Self.flips {
      let tile = PlacedTile(3, flips: flips)
      #expect((0..<4).reduce(tile) { tile, _ in tile.turned(.turnRight) } == tile)
      #expect(tile.turned(.turnLeft).turned(.turnRight) == tile)
      #expect(tile.turned(.flipVertically).turned(.flipVertically) == tile)
    }
    #expect(PlacedTile.empty.turned(.turnRight) == .empty)
  }
}
