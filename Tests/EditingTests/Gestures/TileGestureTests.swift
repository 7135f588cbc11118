import Base
import Documents
import Editing
import Testing

@Suite("Gestures on tiles without a window")
@MainActor struct TileGestureTests {
  /// Two places of one tile above two empty ones.
  private func tiles(_ mode: TileMode, _ tool: CommandName) -> HeadlessCells<CellToolContext> {
    let rows = ["12..12..", "........"] + Array(repeating: "........", count: 6)
    let pixels = HeadlessCells.pixels(rows.joined(separator: "\n"))
    pixels.session.perform {
      $0.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    }
    pixels.context.frame.tileChoice.mode = mode
    pixels.context.colors.primary = 3
    pixels.toolbox.choose(tool)
    return pixels
  }

  private func indices(_ pixels: HeadlessCells<CellToolContext>) -> [Int]? {
    pixels.session.seen.frames[0].cels[0].map?.tiles.map(\.index)
  }

  @Test
  func `A pencil changes a tile in all its places while it is pressed, and one step keeps it`() {
    let pixels = tiles(.manual, .pencil)
    pixels.press((2, 0)).move((3, 0))
    #expect(pixels.seen == ["12331233"] && pixels.kept == ["12..12.."])
    pixels.release()
    #expect(pixels.kept == ["12331233"] && indices(pixels) == [1, 1, 0, 0])
    #expect(pixels.session.document.history.position == 2)
    pixels.session.undo()
    #expect(pixels.kept == ["12..12.."])
  }

  @Test
  func `A shape that is stretched leaves tiles elsewhere as they were where it no longer lies`() {
    let pixels = tiles(.manual, .rectangle)
    pixels.context.settings.isFilled = true
    pixels.press((0, 0)).move((3, 1))
    #expect(pixels.seen == ["33333333", "33333333"])
    pixels.move((0, 0)).release()
    #expect(pixels.kept == ["32..32.."])
  }

  @Test func `What is painted becomes new tiles, and the tile that is left goes`() {
    let pixels = tiles(.automatic, .pencil)
    pixels.press((2, 0)).move((6, 0)).release()
    #expect(pixels.kept == ["1233333."] && indices(pixels) == [1, 2, 0, 0])
    #expect(pixels.session.seen.tilesets[0].tiles.count == 3)
  }

  @Test func `Pencil, line, rectangle and eraser put whole tiles`() {
    let pixels = tiles(.place, .pencil)
    pixels.press((1, 5)).release()
    #expect(pixels.kept == ["12..12..", "12......"] && indices(pixels) == [1, 1, 1, 0])
    pixels.toolbox.choose(.eraser)
    pixels.press((1, 1)).move((5, 1)).release()
    #expect(indices(pixels) == [0, 0, 1, 0])
    pixels.toolbox.choose(.rectangle)
    pixels.press((0, 0)).move((7, 7)).move((7, 0)).release()
    #expect(indices(pixels) == [1, 1, 1, 0])
    pixels.toolbox.choose(.line)
    pixels.press((0, 7), [], .secondary).move((7, 7)).release()
    #expect(indices(pixels) == [1, 1, 0, 0])
  }

  @Test func `A fill puts tiles where the same tile lies beside, and a picker takes one`() {
    let pixels = tiles(.place, .fill)
    pixels.session.perform { $0.addTile(to: $0.tilesets[0].id) }
    pixels.context.frame.tileChoice.tile = PlacedTile(2)
    pixels.press((0, 0)).release()
    #expect(indices(pixels) == [2, 2, 0, 0])
    pixels.press((0, 7)).release()
    #expect(indices(pixels) == [2, 2, 2, 2])
    pixels.session.undo()
    pixels.session.undo()
    pixels.toolbox.choose(.pick)
    pixels.press((5, 1)).release()
    #expect(pixels.context.frame.tileChoice.tile == PlacedTile(1))
    #expect(pixels.context.colors.primary == 3, "no colour was taken")
  }

  @Test func `What is moved while tiles are placed becomes tiles`() {
    let pixels = tiles(.place, .select)
    pixels.press((0, 0)).move((1, 0)).release()
    pixels.press((0, 0)).move((0, 6)).release()
    pixels.context.selection.putDown()
    #expect(pixels.kept == ["....12..", "12......"] && indices(pixels) == [0, 1, 2, 0])
  }
}
