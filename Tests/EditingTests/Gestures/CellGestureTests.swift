import Base
import Documents
import Editing
import Life
import TestSupport
import Testing
import Texts

@Suite("Gestures on cells without a window")
@MainActor struct CellGestureTests {
  private static let empty = Array(repeating: "........", count: 8).joined(separator: "\n")

  private func pixels(_ rows: String = "", of tool: CommandName) -> HeadlessCells<
    CellToolContext
  > {
    let lines = rows.isEmpty ? [] : rows.split(separator: "\n").map(String.init)
    let blank = Array(repeating: "........", count: 8 - lines.count)
    let pixels = HeadlessCells.pixels((lines + blank).joined(separator: "\n"))
    pixels.context.colors.primary = 1
    pixels.toolbox.choose(tool)
    return pixels
  }

  private func cells(_ places: (Int, Int)...) -> [LifeCell] {
    places.map { LifeCell(x: $0.0, y: $0.1) }
  }

  @Test func `A stroke is a draft until it is lifted, and nothing where it is called off`() {
    let pixels = pixels(of: .pencil)
    pixels.press((0, 0)).move((3, 0))
    #expect(pixels.seen == ["1111...."] && pixels.kept.isEmpty && pixels.session.isInGesture)
    pixels.callOff()
    #expect(pixels.seen.isEmpty && !pixels.session.isInGesture)
    pixels.context.settings.symmetry = Symmetry(.mirror)
    pixels.press((0, 0)).move((1, 0)).release()
    #expect(pixels.kept == ["11....11"] && pixels.session.document.history.position == 1)
  }

  @Test func `A press with Shift draws a line from where the last stroke ended, with any pen`() {
    let pixels = pixels(of: .pencil)
    pixels.press((1, 0), .shift).release()
    #expect(pixels.kept == [".1......"], "there is no last stroke yet")
    pixels.press((7, 0), .shift).move((7, 2)).release()
    #expect(pixels.kept == [".1111111", ".......1", ".......1"])
    pixels.toolbox.choose(.eraser)
    pixels.press((7, 0), .shift).release()
    #expect(pixels.kept == [".111111."])
    pixels.press((1, 0), .shift)
    pixels.callOff()
    #expect(pixels.kept == [".111111."])
    pixels.press((7, 2), .shift).release()
    #expect(pixels.kept == [".111111."], "what was called off ended nowhere")
  }

  @Test func `Corners are left out by every pen that draws single cells, where that is wanted`() {
    let pixels = pixels("22222222\n22222222\n22222222", of: .eraser)
    pixels.context.settings.isPixelPerfect = true
    pixels.press((0, 0)).move((1, 0)).move((1, 1)).move((2, 1)).move((2, 2)).release()
    #expect(pixels.kept == [".2222222", "2.222222", "22.22222"])
  }

  @Test func `Two colours are dithered where that is chosen, and exchanged by the second button`() {
    let pixels = pixels(of: .dither)
    pixels.context.colors.secondary = 2
    pixels.press((0, 0)).move((3, 0)).release()
    #expect(pixels.kept == ["1.1....."])
    pixels.context.settings.dithersTwoColors = true
    pixels.press((0, 1)).move((3, 1)).release()
    #expect(pixels.kept == ["1.1.....", "2121...."])
    pixels.press((0, 2), [], .secondary).move((3, 2)).release()
    #expect(pixels.kept == ["1.1.....", "2121....", "2121...."])
  }

  @Test func `A contour is filled when the pointer is lifted, and nothing where it is called off`()
  {
    let pixels = pixels(of: .contour)
    pixels.press((1, 0)).move((5, 0)).move((5, 4)).move((1, 4)).move((1, 2))
    #expect(pixels.seen == [".11111..", ".....1..", ".1...1..", ".1...1..", ".11111.."])
    pixels.release()
    #expect(pixels.kept == Array(repeating: ".11111..", count: 5))
    #expect(pixels.session.document.history.position == 1)
    pixels.press((0, 7)).move((7, 7))
    pixels.callOff()
    #expect(pixels.kept == Array(repeating: ".11111..", count: 5))
  }

  @Test func `A gradient fills what hangs together, or all of a colour`() {
    let pixels = pixels("22222222\n2.......\n22222222", of: .gradient)
    pixels.context.settings.gradientMatrix = nil
    pixels.context.colors.secondary = 4
    pixels.press((1, 1)).move((7, 1))
    #expect(pixels.seen == ["22222222", "21114444", "22222222"])
    pixels.callOff()
    #expect(pixels.seen == ["22222222", "2.......", "22222222"])
    pixels.context.settings.fillsEverywhere = true
    pixels.press((1, 1)).move((7, 1)).release()
    #expect(pixels.kept.last == "11114444")
  }

  @Test func `The second colour begins where the second button begins a gradient`() {
    let pixels = pixels(of: .gradient)
    pixels.context.settings.gradientMatrix = nil
    pixels.context.colors.secondary = 4
    pixels.press((0, 0), [], .secondary).move((7, 0)).release()
    #expect(pixels.kept.first == "44441111")
  }

  @Test func `What was made a tip paints its colours, the second button paints it in its own`() {
    let pixels = pixels(of: .pencil)
    pixels.context.colors.secondary = 4
    pixels.context.settings.ownTip = CellTip(CellGrid("23"))
    #expect(pixels.context.settings.usesOwnTip)
    pixels.press((1, 0)).release()
    pixels.press((4, 0), [], .secondary).release()
    #expect(pixels.kept == ["23.44..."])
    pixels.toolbox.choose(.eraser)
    pixels.press((1, 0)).release()
    #expect(pixels.kept == ["...44..."])
    pixels.context.settings.usesOwnTip = false
    pixels.press((3, 0)).release()
    #expect(pixels.kept == ["....4..."])
  }

  @Test func `Shift and Control mean the same for shapes of cells and of Life`() {
    let pixels = pixels(of: .rectangle)
    pixels.context.settings.isFilled = true
    pixels.press((3, 3)).move((5, 4), .shift)
    #expect(pixels.seen == ["...111..", "...111..", "...111.."])
    #expect(pixels.context.hint == Texts.english.pixels.extent(3, 3))
    pixels.move((4, 4), .control).release()
    #expect(pixels.kept == ["..111...", "..111...", "..111..."] && pixels.context.hint == nil)
    let life = HeadlessCells.board()
    life.toolbox.choose(.line)
    life.press((0, 0)).move((4, 1), .shift).move((3, 0), [.shift, .control]).release()
    #expect(life.kept == (-3...3).map { LifeCell(x: $0, y: 0) })
  }

  @Test(arguments: [Modifiers(), .shift])
  func `Space moves what is stretched, with and without Shift`(modifiers: Modifiers) {
    let pixels = pixels(of: .rectangle)
    pixels.context.settings.isFilled = true
    pixels.press((0, 0)).move((1, 1), modifiers)
    #expect(pixels.toolbox.setMoving(true))
    pixels.move((4, 2), modifiers)
    pixels.toolbox.setMoving(false)
    pixels.move((5, 3), modifiers).release()
    #expect(pixels.kept == ["...111..", "...111..", "...111.."])
  }

  @Test func `Shift in the middle of a move changes what is stretched once the move is over`() {
    let pixels = pixels(of: .rectangle)
    pixels.context.settings.isFilled = true
    pixels.press((0, 0)).move((2, 1))
    pixels.toolbox.setMoving(true)
    pixels.move((4, 2), .shift)
    #expect(pixels.seen == ["..111...", "..111..."])
    pixels.toolbox.setMoving(false)
    pixels.move((5, 3), .shift)
    #expect(pixels.seen == ["..1111..", "..1111..", "..1111..", "..1111.."])
    pixels.move((5, 3)).release()
    #expect(pixels.kept == ["..1111..", "..1111..", "..1111.."])
  }

  @Test func `Nothing is selected where there is nothing`() {
    let life = HeadlessCells.board()
    life.context.selection.selectAll()
    #expect(life.context.selection.isEmpty && life.session.selection == nil)
    life.press((0, 0)).release()
    life.context.selection.selectAll()
    #expect(life.context.selection.rect == CellRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `A colour is taken by the picker, or with Control, for the button that is held`() {
    let pixels = pixels("123.....", of: .pick)
    var ends: [Bool] = []
    pixels.context.picked.listen(pixels) { ends.append($0) }
    pixels.press((1, 0)).move((2, 0)).release()
    #expect(pixels.context.colors.primary == 3 && ends == [false, false, true])
    pixels.toolbox.putPickerAway()
    #expect(pixels.toolbox.tool.name == .pencil)
    pixels.press((0, 0), .control, .secondary).release()
    #expect(pixels.context.colors.secondary == 1 && pixels.session.document.isUntouched == false)
    #expect(pixels.session.document.history.edits.isEmpty)
  }

  @Test func `What is selected is the session's, and the part of it that is there`() {
    let pixels = pixels("12......", of: .select)
    pixels.press((-4, 0)).move((1, 0)).release()
    let first = CellRegion(CellRect(x: 0, y: 0, width: 2, height: 1))
    #expect(pixels.session.selection == first && pixels.context.selected == first)
    // Lifted, it reaches beyond the edge; what is left of it in the picture is selected.
    pixels.press((0, 0)).move((7, 0)).release()
    #expect(pixels.kept == [".......1"])
    #expect(pixels.context.selected?.bounds == CellRect(x: 7, y: 0, width: 2, height: 1))
    #expect(pixels.session.selection?.bounds == CellRect(x: 7, y: 0, width: 1, height: 1))
    pixels.context.selection.nudge(dx: -2, dy: 0)
    #expect(pixels.kept == [".....12."], "nothing is lost beyond the edge")
    pixels.session.undo()
    pixels.session.undo()
    #expect(pixels.kept == ["12......"] && pixels.context.selection.lifted == nil)
    pixels.press((4, 4)).release()
    #expect(pixels.session.selection == nil, "a click selects nothing")
  }

  @Test func `A drag of selected cells that is called off puts them back where they were`() {
    let pixels = pixels("12......", of: .select)
    pixels.press((0, 0)).move((1, 0)).release()
    pixels.press((0, 0)).move((3, 0)).release()
    pixels.press((3, 0)).move((6, 0)).callOff()
    #expect(pixels.seen == ["...12..."] && pixels.kept == pixels.seen)
    pixels.press((3, 0)).move((0, 0)).release()
    #expect(pixels.kept == ["12......"])
  }

  @Test func `Cells that live on are not put back to where they were lifted`() {
    let life = HeadlessCells.board([(0, 0), (1, 0), (2, 0)])
    life.toolbox.choose(.select)
    life.press((0, 0)).move((2, 0)).release()
    life.press((0, 0)).move((0, 5)).release()
    #expect(life.kept == cells((0, 5), (1, 5), (2, 5)) && life.context.selection.lifted != nil)
    life.context.board.start()
    var run = LifeSimulation(life.context.board.world)
    run.advance(by: 1)
    life.context.board.stop(at: run.world)
    #expect(life.kept == cells((1, 4), (1, 5), (1, 6)))
    // One of them lies in the selection: it moves alone, and the others stay.
    life.context.selection.nudge(dx: 5, dy: 0)
    #expect(life.kept == cells((1, 4), (6, 5), (1, 6)))
  }

  @Test
  func `The first cell of a drag decides whether it gives birth or kills, and the eraser kills`() {
    let life = HeadlessCells.board([(2, 0)])
    life.press((0, 0)).move((3, 0)).release()
    #expect(life.kept == cells((0, 0), (1, 0), (2, 0), (3, 0)))
    life.press((3, 0)).move((2, 0)).release()
    #expect(life.kept == cells((0, 0), (1, 0)))
    life.toolbox.choose(.eraser)
    life.press((5, 0)).move((1, 0))
    #expect(life.seen == cells((0, 0)) && life.kept.count == 2)
    life.callOff()
    #expect(life.seen == life.kept)
  }

  @Test func `A pattern in the hand is put down by each press, until another tool is taken`() {
    let life = HeadlessCells.board()
    let row = LifeWorld(cells: LifeCells((0...2).map { LifeCell(x: $0, y: 0) }))
    let held = HeldPattern("Blinker", row, over: life.context.board)
    var shown: [LifeCells?] = []
    held.shown.listen(life) { shown.append($0) }
    life.toolbox.held = held
    life.toolbox.receive(.hovered(CellReading(CellPosition(x: 9, y: 9))))
    #expect(shown.last??.list == cells((8, 9), (9, 9), (10, 9)))
    held.turn(.turnRight)
    #expect(shown.last??.list == cells((9, 8), (9, 9), (9, 10)))
    life.press((1, 1)).release()
    life.press((5, 1)).release()
    #expect(life.kept.count == 6 && life.session.document.history.position == 2)
    life.toolbox.toggle(.pencil)
    #expect(life.toolbox.held == nil, "the tool in use takes its place, too")
    held.turn(.turnRight)
    life.toolbox.held = held
    #expect(
      shown.last??.list == cells((4, 1), (5, 1), (6, 1)), "it is seen before the pointer moves")
    life.toolbox.held = nil
    life.press((20, 20)).release()
    #expect(life.kept.count == 7)
  }

  @Test func `A session goes with those who work on it`() {
    weak var pixels: AnyObject?
    weak var board: AnyObject?
    func use() {
      let cells = self.pixels(of: .pencil)
      cells.press((0, 0)).move((3, 3)).release()
      cells.toolbox.choose(.select)
      cells.press((0, 0)).move((3, 3)).release()
      cells.press((0, 0)).move((1, 3)).release()
      let life = HeadlessCells.board()
      life.press((0, 0)).move((3, 3)).release()
      (pixels, board) = (cells.session, life.session)
    }
    use()
    #expect(pixels == nil && board == nil)
  }
}
