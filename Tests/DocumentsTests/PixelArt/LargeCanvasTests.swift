import Base
import Documents
import TestSupport
import Testing

@Suite("Pixel art of 4096 × 4096 cells")
struct LargeCanvasTests {
  private let size = CellSize(width: 4096, height: 4096)

  @Test func `shares all but what a step changed with the pictures before it`() {
    var art = PixelArt(Sprite(size: size))
    for step in 0..<50 {
      var picture = art.sprite
      picture.change(frame: 0) { $0.set(3, at: CellPosition(x: 80 * step, y: 4095 - 80 * step)) }
      art.commit(picture)
    }
    for step in 1...50 {
      let (old, new) = (art.sprite(at: step - 1), art.sprite(at: step))
      #expect(new.frames[0].grid.changedTiles(from: old.frames[0].grid).count == 1)
    }
    while art.undo() != nil {}
    #expect(art.sprite.isBlank)
  }

  @Test func `is filled with one number a tile, whole or in part`() {
    var grid = CellGrid(size: size)
    grid.fill(grid.bounds, with: 7)
    #expect((0..<grid.tileCount).allSatisfy { grid.tile($0) == [7] })
    grid.fill(CellRect(x: 31, y: 100, width: 4000, height: 1), with: 2)
    #expect(
      grid.changes(from: CellGrid(size: size, filledWith: 7))
        == CellRect(x: 31, y: 100, width: 4000, height: 1))
    grid.fill(CellRect(x: 31, y: 100, width: 4000, height: 1), with: 7)
    #expect((0..<grid.tileCount).allSatisfy { grid.tile($0) == [7] })
  }

  @Test func `is flooded through every winding of a maze that covers it`() {
    var cells = [CellGrid.Cell](repeating: -1, count: size.count)
    // Walls with a gap at alternating ends.
    for y in stride(from: 1, to: size.height, by: 2) {
      for x in 0..<size.width { cells[y * size.width + x] = 1 }
      cells[y * size.width + (y % 4 == 1 ? size.width - 1 : 0)] = -1
    }
    let changed = FloodFill.fill(&cells, size: size, from: CellPosition(x: 0, y: 0), with: 5)
    #expect(changed == CellRect(size: size))
    #expect(!cells.contains(-1))
  }

  @Test func `has as many frames as there is room for, and no more`() {
    var picture = Sprite(size: size)
    let most = Sprite.mostCells / size.count
    picture.insert(Array(repeating: picture.frames[0], count: 2 * most), at: 1)
    #expect(picture.frames.count == most && !picture.canAddFrame)
    #expect(!Sprite.allows(frameCount: most + 1, of: size))
    var small = Sprite(size: CellSize(width: 1024, height: 1024))
    small.insert(Array(repeating: small.frames[0], count: 2000), at: 1)
    #expect(small.frames.count == Sprite.mostFrames)
    small.scale(to: size)
    #expect(small.size == CellSize(width: 1024, height: 1024), "there is no room for that")
  }
}
