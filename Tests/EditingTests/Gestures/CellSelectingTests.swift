import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("Selecting cells of pixel art")
@MainActor struct CellSelectingTests {
  private func pixels(_ rows: String) -> HeadlessCells<CellToolContext> {
    let lines = rows.split(separator: "\n").map { ($0 + "........").prefix(8) }.map(String.init)
    let blank = Array(repeating: "........", count: 8 - lines.count)
    let pixels = HeadlessCells.pixels((lines + blank).joined(separator: "\n"))
    pixels.toolbox.choose(.select)
    return pixels
  }

  /// What is selected, as rows of signs.
  private func selected(_ pixels: HeadlessCells<CellToolContext>) -> [String] {
    let region = pixels.context.selection.region ?? .empty
    return (0..<8).map { y in
      String((0..<8).map { region.contains(CellPosition(x: $0, y: y)) ? "#" : "." as Character })
    }
  }

  @Test func `A lasso has what its way goes round, and an ellipse is round`() {
    let pixels = pixels("")
    pixels.context.settings.selectionShape = .lasso
    pixels.press((1, 0)).move((5, 0)).move((5, 4)).move((1, 4)).release()
    #expect(
      selected(pixels).prefix(6) == [
        ".#####..", ".#####..", ".#####..", ".#####..", ".#####..", "........",
      ])
    pixels.press((0, 7)).release()
    #expect(pixels.session.selection == nil, "a click selects nothing")
    pixels.press((0, 0)).move((4, 4)).move((0, 4)).release()
    #expect(
      selected(pixels).prefix(6) == [
        "#.......", "##......", "###.....", "####....", "#####...", "........",
      ])
    pixels.press((7, 7)).release()
    pixels.context.settings.selectionShape = .ellipse
    pixels.press((0, 0)).move((4, 4)).release()
    #expect(
      selected(pixels).prefix(6) == [
        ".###....", "#####...", "#####...", "#####...", ".###....", "........",
      ])
  }

  @Test func `A wand has what is like the cell, connected or everywhere, within a tolerance`() {
    let pixels = pixels("112.1\n112.1\n...21")
    pixels.context.settings.selectionShape = .wand
    pixels.press((0, 0)).release()
    #expect(selected(pixels).prefix(3) == ["##......", "##......", "........"])
    pixels.press((7, 7)).release()
    pixels.context.settings.fillsEverywhere = true
    pixels.press((4, 0)).release()
    #expect(selected(pixels).prefix(3) == ["##..#...", "##..#...", "....#..."])
    pixels.press((7, 7)).release()
    pixels.context.settings.tolerance = 255
    pixels.press((4, 0)).release()
    #expect(selected(pixels).prefix(3) == ["###.#...", "###.#...", "...##..."])
    pixels.press((-3, 2), .shift).release()
    #expect(selected(pixels).prefix(3) == ["###.#...", "###.#...", "...##..."])
  }

  @Test func `Shift adds, Alt takes off, both keep what is common, and so do the modes`() {
    let pixels = pixels("")
    pixels.press((0, 0)).move((3, 3)).release()
    pixels.press((2, 2), .shift).move((5, 5), .shift).release()
    #expect(pixels.context.selection.region?.count == 28)
    pixels.press((1, 1), .alt).move((4, 4), .alt).release()
    #expect(
      selected(pixels).prefix(6) == [
        "####....", "#.......", "#....#..", "#....#..", ".....#..", "..####..",
      ])
    pixels.press((0, 0), [.shift, .alt]).move((7, 0), [.shift, .alt]).release()
    #expect(selected(pixels).prefix(2) == ["####....", "........"])
    pixels.context.settings.selectionMode = .subtract
    pixels.press((1, 0)).move((2, 0)).release()
    #expect(selected(pixels)[0] == "#..#....")
    pixels.callOff()
    pixels.press((0, 0)).move((0, 5))
    pixels.callOff()
    #expect(selected(pixels)[0] == "#..#....", "a drag that is called off changes nothing")
  }

  @Test func `Only what is selected is painted, filled, moved and cleared, whatever its shape`()
    throws
  {
    let pixels = pixels("111111\n111111\n111111")
    pixels.press((0, 0)).move((3, 2)).release()
    pixels.press((1, 1), .alt).move((2, 1), .alt).release()
    pixels.toolbox.choose(.fill)
    pixels.context.colors.primary = 2
    pixels.press((0, 1)).release()
    #expect(pixels.kept == ["222211..", "211211..", "222211.."])
    pixels.toolbox.choose(.pencil)
    pixels.context.colors.primary = 3
    pixels.press((0, 1)).move((5, 1)).release()
    #expect(pixels.kept == ["222211..", "311311..", "222211.."])
    pixels.toolbox.choose(.select)
    pixels.press((0, 0)).move((2, 3)).release()
    #expect(
      pixels.kept == ["....11..", ".11.11..", "....11..", "..2222..", "..3..3..", "..2222.."])
    pixels.context.clearSelected()
    #expect(pixels.kept == ["....11..", ".11.11..", "....11.."])
  }

  @Test func `What is selected is turned and scaled with its shape, and coloured`() throws {
    let pixels = pixels("12......\n.1......")
    pixels.press((0, 0)).move((1, 1)).release()
    pixels.press((0, 1), .alt).release()
    var transform = CellTransform()
    (transform.scaleX, transform.scaleY, transform.quality) = (2, 2, .nearest)
    pixels.context.transformSelected(transform)
    #expect(pixels.context.selection.region?.count == 12)
    #expect(pixels.context.selection.rect == CellRect(x: -1, y: -1, width: 4, height: 4))
    pixels.context.selection.nudge(dx: 2, dy: 2)
    #expect(pixels.kept == [".1122...", ".1122...", "...11...", "...11..."])
    pixels.context.selection.select(nil)
    (pixels.context.colors.primary, pixels.context.colors.secondary) = (3, 2)
    pixels.context.replaceSecondColor()
    #expect(pixels.kept == [".1133...", ".1133...", "...11...", "...11..."])
  }

  @Test func `A held arrow is one step, after which all is as it was`() throws {
    let pixels = pixels("12......\n.3......")
    pixels.press((0, 0)).move((1, 0)).release()
    let (before, count) = (pixels.kept, pixels.session.document.history.position)
    let selection = pixels.context.selection
    selection.nudge(dx: 1, dy: 0)
    for _ in 0..<3 { selection.nudge(dx: 1, dy: 0, isHeld: true) }
    #expect(pixels.kept == ["....12..", ".3......"])
    #expect(selection.rect == CellRect(x: 4, y: 0, width: 2, height: 1))
    #expect(pixels.session.document.history.position == count + 1)
    selection.nudge(dx: 0, dy: 1)
    selection.nudge(dx: 0, dy: 1, isHeld: true)
    #expect(pixels.session.document.history.position == count + 2)
    pixels.session.undo()
    #expect(pixels.kept == ["....12..", ".3......"])
    pixels.session.undo()
    #expect(pixels.kept == before)
  }

  @Test
  func `Cells that were moved beyond the edges are coloured as far as they are there`() {
    let pixels = pixels("12......")
    pixels.press((0, 0)).move((1, 1)).release()
    pixels.context.selection.nudge(dx: -1, dy: -1)
    pixels.context.selection.nudge(dx: 0, dy: 1)
    #expect(pixels.kept == ["2......."] && pixels.context.selection.rect?.x == -1)
    (pixels.context.colors.primary, pixels.context.colors.secondary) = (3, 2)
    pixels.context.replaceSecondColor()
    #expect(pixels.kept == ["3......."])
  }
}
