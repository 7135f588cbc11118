import Canvas
import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

@Suite("The painting's screen")
struct PaintingScreenTests {
  private let screen: PaintingScreen
  private let tester: SceneTester

  init() throws {
    let paper = PaintView(name: "Paper", scale: 1)
    screen = PaintingScreen(
      bar: DocumentBar(
        texts: .english, name: "Cat",
        tools: [
          ToolChoice(icon: .pencil, name: "Pencil"), ToolChoice(icon: .line, name: "Line"),
        ],
        panel: ToolChoice(icon: .brush, name: "Brush"), deleteName: "Delete"),
      paper: paper)
    tester = try SceneTester(screen, width: 900, height: 600)
  }

  /// Lets so many delays pass.
  private func wait(_ count: Int) {
    for _ in 0..<count { tester.letTimePass() }
  }

  @Test("gives the paper what bar and chooser leave, and all of it in full screen")
  func places() {
    #expect(screen.paper.frame == ViewRect(x: 0, y: 48, width: 900, height: 552))
    screen.chooser = BrushChooser(texts: .english, brush: Brush())
    tester.draw()
    #expect(screen.paper.frame == ViewRect(x: 0, y: 48, width: 556, height: 552))
    screen.bar.isHidden = true
    tester.draw()
    #expect(screen.paper.frame == ViewRect(x: 0, y: 0, width: 556, height: 600))
    screen.bar.isHidden = false
    screen.isFullScreen = true
    tester.draw()
    #expect(screen.paper.frame == ViewRect(x: 0, y: 0, width: 900, height: 600))
    #expect(screen.bar.frame.y == 0 && screen.chooser?.frame.x == 556)
  }

  @Test("gives the chooser its least width also in a small window")
  func smallWindow() throws {
    screen.chooser = BrushChooser(texts: .english, brush: Brush())
    try tester.resize(width: 300, height: 260)
    let chooser = try #require(screen.chooser)
    #expect(chooser.frame.width == BrushChooser.leastWidth && chooser.frame.maxY == 260)
    #expect(screen.paper.frame.maxY == chooser.frame.y && screen.paper.frame.height >= 90)
  }

  @Test("lets the bars glide away as a stroke begins, and back a second after it ended")
  func glide() throws {
    screen.chooser = BrushChooser(texts: .english, brush: Brush())
    screen.isFullScreen = true
    tester.draw()
    tester.press(300, 300)
    wait(3)
    #expect(screen.bar.frame.y < 0 && screen.bar.frame.maxY > 0, "on its way")
    wait(20)
    #expect(screen.bar.frame.maxY <= 0)
    #expect(try #require(screen.chooser).frame.x >= 900)
    // What was under the bar is paper now.
    tester.drag(to: 200, 10)
    tester.release()
    #expect(screen.bar.frame.maxY <= 0, "for another second")
    wait(1)
    wait(20)
    #expect(screen.bar.frame.y == 0 && screen.chooser?.frame.x == 556)
  }

  @Test("keeps the bars away while strokes follow one another")
  func strokes() {
    screen.isFullScreen = true
    tester.press(300, 300)
    wait(20)
    tester.release()
    tester.press(310, 310)
    wait(20)
    #expect(screen.bar.frame.maxY <= 0)
    tester.release()
    wait(20)
    #expect(screen.bar.frame.y == 0)
  }

  @Test("leaves the bars alone where there is no full screen")
  func window() {
    tester.press(300, 300)
    wait(20)
    #expect(screen.bar.frame.y == 0)
    tester.release()
  }

  @Test("tells which tool is asked for, and folds the tools where it is narrow")
  func tools() throws {
    var asked: [Int] = []
    screen.bar.tools.chosen.listen(screen) { asked.append($0) }
    tester.click(try tester.view(.button, "Line"))
    #expect(asked == [1])
    screen.bar.tools.selection = 1
    try tester.resize(width: 300, height: 600)
    #expect(throws: SceneTester.NoSuchView.self) { try tester.view(.button, "Pencil") }
    var shown = 0
    screen.bar.tools.showTools.listen(screen) { _ in shown += 1 }
    tester.click(try tester.view(.button, "Tools"))
    #expect(shown == 1)
  }
}
