import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("The slice tool")
@MainActor struct CellSliceTests {
  private final class Display: GridDisplay {
    var pointer: CellPoint?
    var pointsPerCell = 20.0
    var isTiled = false
  }

  private let display = Display()

  /// Somebody with 8 × 8 cells, two frames, and one slice of 4 × 3 in the first frame and on.
  private func pixels(_ center: CellRect? = nil) -> HeadlessCells<CellToolContext> {
    let row = "........\n"
    let pixels = HeadlessCells.pixels(String(String(repeating: row, count: 8).dropLast()))
    pixels.session.perform { picture in
      picture.insert([picture.blankFrame(milliseconds: 100)], at: 1)
      picture.slices = [
        Slice(
          name: "Button",
          keys: [
            Slice.Key(
              frame: 0, bounds: CellRect(x: 2, y: 2, width: 4, height: 3), center: center,
              pivot: CellPosition(x: 1, y: 1))
          ])
      ]
    }
    pixels.toolbox.choose(.slice)
    return pixels
  }

  private func slices(_ pixels: HeadlessCells<CellToolContext>) -> [Slice] {
    pixels.session.document.sprite.slices
  }

  private func bounds(_ pixels: HeadlessCells<CellToolContext>, _ frame: Int = 0) -> [CellRect?] {
    slices(pixels).map { $0.key(at: frame)?.bounds }
  }

  private func steps(_ pixels: HeadlessCells<CellToolContext>) -> Int {
    pixels.session.document.history.position
  }

  /// Drags from a point to another one.
  private func drag(
    _ pixels: HeadlessCells<CellToolContext>, _ from: (Double, Double), _ to: (Double, Double)
  ) {
    pixels.context.display = display
    func cell(_ point: (Double, Double)) -> (Int, Int) {
      (Int(point.0.rounded(.down)), Int(point.1.rounded(.down)))
    }
    display.pointer = CellPoint(x: from.0, y: from.1)
    pixels.press(cell(from))
    display.pointer = CellPoint(x: to.0, y: to.1)
    pixels.move(cell(to))
  }

  @Test func `A drag on empty cells makes a slice, named by the first free number, in one step`() {
    let pixels = pixels()
    for number in 1...2 {
      pixels.press((6, 5 + number)).move((20, 5 + number))
      #expect(pixels.context.hint == "2 × 1" && slices(pixels).count == number)
      #expect(pixels.session.seen.slices.count == number + 1)
      pixels.release()
      #expect(slices(pixels).last?.name == "Slice \(number)" && steps(pixels) == 1 + number)
      #expect(pixels.context.slices.chosen == [number] && pixels.context.hint == nil)
    }
    #expect(bounds(pixels)[1] == CellRect(x: 6, y: 6, width: 2, height: 1), "cut to the canvas")
    #expect(slices(pixels)[1].userData.color == InkColor(rgb: 0x0000FF))
    pixels.session.undo()
    #expect(slices(pixels).map(\.name) == ["Button", "Slice 1"])
    #expect(pixels.context.slices.chosen.isEmpty)
  }

  @Test
  func `A click beside slices chooses none and makes none, and neither does what is called off`() {
    let pixels = pixels()
    pixels.press((3, 3)).release()
    #expect(pixels.context.slices.chosen == [0] && steps(pixels) == 1)
    pixels.press((7, 7)).release()
    #expect(pixels.context.slices.chosen.isEmpty && steps(pixels) == 1)
    pixels.press((3, 3)).release()
    pixels.press((0, 0)).move((7, 7)).callOff()
    #expect(pixels.session.seen.slices.count == 1 && pixels.context.slices.chosen == [0])
    pixels.press((3, 3)).move((4, 4)).callOff()
    #expect(bounds(pixels)[0]?.x == 2 && pixels.session.seen == pixels.session.document.sprite)
  }

  @Test func `A slice is moved within the picture, in the current frame and after it`() {
    let pixels = pixels()
    pixels.context.frame.go(to: 1)
    pixels.press((3, 3)).move((2, 2)).release()
    #expect(slices(pixels)[0].keys.map(\.frame) == [0, 1], "a key of its own")
    #expect(bounds(pixels, 0)[0]?.origin == CellPosition(x: 2, y: 2))
    #expect(bounds(pixels, 1)[0] == CellRect(x: 1, y: 1, width: 4, height: 3))
    pixels.press((3, 3)).move((30, 30)).release()
    #expect(bounds(pixels, 1)[0] == CellRect(x: 4, y: 5, width: 4, height: 3))
    #expect(slices(pixels)[0].keys.count == 2 && steps(pixels) == 3)
    pixels.session.undo()
    #expect(bounds(pixels, 1)[0] == CellRect(x: 1, y: 1, width: 4, height: 3))
    pixels.context.frame.go(to: 0)
    #expect(pixels.context.slices.key(of: 0)?.bounds.x == 2)
  }

  @Test func `Shift chooses several, which move together, and Control moves copies`() {
    let pixels = pixels()
    pixels.press((7, 7)).move((6, 7)).release()
    pixels.press((3, 3), .shift).release()
    #expect(pixels.context.slices.chosen == [0, 1])
    pixels.press((3, 3)).move((2, 0)).release()
    #expect(
      bounds(pixels).map { $0?.origin } == [CellPosition(x: 1, y: 0), CellPosition(x: 5, y: 5)])
    pixels.press((5, 5), .shift).release()
    #expect(pixels.context.slices.chosen == [0])
    pixels.press((2, 1), .control).move((2, 4), .control).release()
    #expect(slices(pixels).map(\.name) == ["Button", "Slice 1", "Slice 2"])
    #expect(bounds(pixels)[2] == CellRect(x: 1, y: 3, width: 4, height: 3))
    #expect(pixels.context.slices.chosen == [2] && steps(pixels) == 4)
    pixels.press((2, 4), .control).release()
    #expect(steps(pixels) == 4, "a click copies nothing")
  }

  @Test func `Edges and corners resize a chosen slice, to a cell at least`() {
    let pixels = pixels(CellRect(x: 1, y: 1, width: 2, height: 1))
    pixels.press((3, 3)).release()
    drag(pixels, (6, 3.5), (7, 3.5))
    #expect(pixels.context.hint == "5 × 3")
    pixels.release()
    #expect(bounds(pixels)[0] == CellRect(x: 2, y: 2, width: 5, height: 3))
    #expect(slices(pixels)[0].keys[0].center == CellRect(x: 1, y: 1, width: 3, height: 1))
    drag(pixels, (2.1, 2.1), (-5, 20))
    pixels.release()
    #expect(bounds(pixels)[0] == CellRect(x: 0, y: 4, width: 7, height: 1))
    drag(pixels, (7.1, 5.1), (50, 50))
    pixels.release()
    #expect(bounds(pixels)[0] == CellRect(x: 0, y: 4, width: 8, height: 4))
    #expect(steps(pixels) == 4)
    pixels.session.undo()
    #expect(bounds(pixels)[0]?.height == 1)
  }

  @Test func `The lines of a nine-patch and the pivot are dragged on the picture`() {
    let pixels = pixels(CellRect(x: 1, y: 1, width: 2, height: 1))
    pixels.press((4, 4)).release()
    drag(pixels, (5, 2.5), (4, 2.5))
    pixels.release()
    #expect(slices(pixels)[0].keys[0].center == CellRect(x: 1, y: 1, width: 1, height: 1))
    drag(pixels, (3, 2.5), (0, 2.5))
    pixels.release()
    #expect(slices(pixels)[0].keys[0].center == CellRect(x: 0, y: 1, width: 2, height: 1))
    drag(pixels, (3.5, 3.5), (5.5, 2.5))
    pixels.release()
    #expect(slices(pixels)[0].keys[0].pivot == CellPosition(x: 3, y: 0))
    #expect(bounds(pixels)[0] == CellRect(x: 2, y: 2, width: 4, height: 3) && steps(pixels) == 4)
  }

  @Test func `Arrows move the chosen slices, and a held key is one step`() {
    let pixels = pixels()
    let slices = pixels.context.slices
    slices.nudge(dx: 1, dy: 0)
    #expect(steps(pixels) == 1, "none is chosen")
    slices.choose([0])
    slices.nudge(dx: 1, dy: 0)
    slices.nudge(dx: 1, dy: 0, isHeld: true)
    #expect(bounds(pixels)[0]?.x == 4 && steps(pixels) == 2)
    slices.nudge(dx: 0, dy: -10)
    #expect(bounds(pixels)[0]?.y == 0 && steps(pixels) == 3)
    slices.deleteChosen()
    #expect(self.slices(pixels).isEmpty && slices.chosen.isEmpty && steps(pixels) == 4)
    pixels.session.undo()
    #expect(bounds(pixels)[0]?.y == 0)
    slices.perform { $0.append($0[0]) }
    slices.choose([0])
    slices.deleteChosen()
    slices.choose([0])
    pixels.session.undo()
    #expect(slices.chosen.isEmpty, "the chosen one has another place")
  }
}
