import Canvas
import Base
import TestSupport
import Testing
import Widgets

@Suite("A grid of swatches")
struct SwatchGridTests {
  private let colors: [Color] = [
    Color(0xFF0000), Color(0x00FF00), Color(0x0000FF), Color(0xFFFF00), Color(0x00FFFF),
    Color(0xFF00FF),
  ]
  private let grid: SwatchGrid
  private let tester: SceneTester
  private let heard = Heard<Int>()

  init() throws {
    grid = SwatchGrid(
      name: "Colours", colors: colors, columns: 3, slotCount: 9, gaps: ([1], [])
    ) { "colour \($0)" }
    tester = try SceneTester(grid, width: 104, height: 100)
    grid.chosen.listen(grid) { [heard] in heard.values.append($0) }
  }

  /// The middle of a chip: three columns of 30 with 4 before the second, rows of 30.
  private func middle(_ index: Int) -> (Double, Double) {
    let column = index % 3
    return (20 + 30 * Double(column) + (column > 0 ? 4 : 0), 20 + 30 * Double(index / 3))
  }

  @Test func `asks for the menu of a colour by the right button, and chooses nothing`() {
    let wanted = Heard<Int>()
    grid.menuWanted.listen(grid) { [wanted] in wanted.values.append($0.index) }
    let (x, y) = middle(4)
    tester.press(x, y, .secondary).release(.secondary)
    let (emptyX, emptyY) = middle(7)
    tester.press(emptyX, emptyY, .secondary).release(.secondary)
    #expect(wanted.values == [4] && heard.values.isEmpty && grid.selection == nil)
  }

  @Test func `shows every colour as it is, and chooses it with one click`() {
    for (index, color) in colors.enumerated() {
      let (x, y) = middle(index)
      let rgb =
        UInt32(color.red * 255) << 16 | UInt32(color.green * 255) << 8
        | UInt32(color.blue * 255)
      #expect(tester.pixel(Int(x), Int(y)) == rgb)
      tester.click(x, y)
      #expect(grid.selection == index)
      #expect(grid.accessibility.value == "colour \(index)")
    }
    #expect(heard.values == Array(0..<6))
    let (x, y) = middle(7)
    tester.click(x, y)
    #expect(heard.values.count == 6, "an empty place chooses nothing")
  }

  @Test func `chooses along a drag and by keys, and tells nothing twice`() {
    let start = middle(0)
    let end = middle(1)
    tester.press(start.0, start.1).drag(to: start.0 + 3, start.1).drag(to: end.0, end.1).release()
    #expect(heard.values == [0, 1])
    tester.scene.focus(grid)
    tester.key(.down)
    tester.key(.right)
    tester.key(.right)
    tester.key(.home)
    tester.key(.end)
    tester.key(.up)
    #expect(heard.values == [0, 1, 4, 5, 0, 5, 2])
  }

  @Test func `draws only the chips that changed`() {
    tester.forgetDrawnDamage()
    grid.selection = 0
    tester.draw()
    grid.selection = 5
    tester.draw()
    #expect(tester.drawnDamage.allSatisfy { $0.width <= 42 && $0.height <= 42 })
  }

  @Test func `takes other colours later`() {
    grid.selection = 4
    grid.colors = [Color(0x102030)]
    tester.draw()
    #expect(grid.selection == nil)
    let (x, y) = middle(0)
    #expect(tester.pixel(Int(x), Int(y)) == 0x102030)
  }
}
