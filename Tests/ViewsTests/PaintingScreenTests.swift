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
          ToolBarItem(icon: .pencil, name: "Pencil"), ToolBarItem(icon: .line, name: "Line"),
        ],
        panel: ToolBarItem(icon: .brush, name: "Brush"), deleteName: "Delete"),
      paper: paper)
    tester = try SceneTester(screen, width: 900, height: 600)
  }

  /// Lets so many delays pass.
  private func wait(_ count: Int) {
    for _ in 0..<count { tester.letTimePass() }
  }

  @Test func `gives the paper what bar and chooser leave, and all of it in full screen`() {
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

  @Test func `gives the chooser its least width also in a small window`() throws {
    screen.chooser = BrushChooser(texts: .english, brush: Brush())
    try tester.resize(width: 300, height: 260)
    let chooser = try #require(screen.chooser)
    #expect(chooser.frame.width == BrushChooser.leastWidth && chooser.frame.maxY == 260)
    #expect(screen.paper.frame.maxY == chooser.frame.y && screen.paper.frame.height >= 90)
  }

  @Test func `lets the bars glide away as a stroke begins, and back a second after it ended`()
    throws
  {
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

  @Test func `takes the bars away at once where the desktop wants less motion`() {
    tester.scene.theme.motion = .reduced
    screen.isFullScreen = true
    tester.draw()
    tester.press(300, 300)
    tester.draw()
    #expect(screen.bar.frame.maxY <= 0)
    tester.release()
    wait(1)
    #expect(screen.bar.frame.y == 0)
  }

  @Test func `keeps the bars away while strokes follow one another`() {
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

  @Test func `leaves the bars alone where there is no full screen`() {
    tester.press(300, 300)
    wait(20)
    #expect(screen.bar.frame.y == 0)
    tester.release()
  }

  @Test func `tells which tool is asked for, and folds the tools where it is narrow`() throws {
    var asked: [Int] = []
    screen.bar.tools.chosen.listen(screen) { asked.append($0) }
    tester.click(try tester.view(.button, "Line"))
    #expect(asked == [1])
    screen.bar.tools.selection = 1
    try tester.resize(width: 300, height: 600)
    #expect(throws: SceneTester.NoSuchView.self) { try tester.view(.button, "Pencil") }
    var folded: [Range<Int>] = []
    screen.bar.tools.showTools.listen(screen) { folded.append($0.tools) }
    tester.click(try tester.view(.button, "Tools"))
    #expect(folded.map(\.lowerBound) == [0])
  }

  @Test func `shows what can be chosen for a tool by its icon where there is no room for words`()
    throws
  {
    screen.bar.tools.options = ["Selection", "Arrange"].map {
      ToolBarOption(title: $0, foldedIcon: .align, name: $0, tooltip: "") { _ in }
    }
    try tester.resize(width: 900, height: 600)
    let wide = try tester.view(.button, "Arrange").frame.width
    try tester.resize(width: 400, height: 600)
    let narrow = try tester.view(.button, "Arrange")
    #expect(narrow.frame.width < wide && narrow.isVisible)
    try tester.resize(width: 900, height: 600)
    #expect(try tester.view(.button, "Arrange").frame.width == wide)
  }

  // MARK: The brush in the bar

  private func brush(_ width: Double, _ rgb: UInt32) -> BrushDab {
    BrushDab(Brush(widthInPoints: width, style: LineStyle(color: InkColor(rgb: rgb))))
  }

  @Test func `shows the brush in use in the bar, and says it`() throws {
    let button = screen.bar.brushButton
    #expect(button.isHidden, "no brush, no button")
    screen.bar.brush = brush(50, 0x1A7FD4)
    tester.draw()
    let shown = try tester.view(.button, "Current brush")
    #expect(shown === button && button.title == "50 pt")
    #expect(button.accessibility.value == "50 pt, #1A7FD4")
    // The dab lies left of its words.
    let origin = button.originInScene
    let (x, y) = (Int(origin.x + 26), Int(origin.y + 16))
    #expect(tester.pixel(x, y) == 0x1A7FD4)
    screen.bar.brush = brush(50, 0xC8331F)
    tester.draw()
    #expect(tester.pixel(x, y) == 0xC8331F)
    let frame = button.frame
    screen.bar.brush = brush(2.5, 0xC8331F)
    tester.draw()
    #expect(button.title == "2.5 pt" && button.frame == frame)
    screen.bar.brush = BrushDab(eraserOfPoints: 200)
    tester.draw()
    #expect(button.title == "200 pt" && button.accessibility.value == "Eraser, 200 pt")
    var clicks = 0
    button.action = { clicks += 1 }
    tester.click(button)
    #expect(clicks == 1)
  }

  @Test func `gives up the words of the brush before its dab, and the dab before the tools`() throws
  {
    screen.bar.brush = brush(4, 0)
    screen.bar.tools.options = [
      ToolBarOption(title: "Dashes and dots", name: "Dash style", tooltip: "") { _ in }
    ]
    let button = screen.bar.brushButton
    var hadWords = true
    var wasShown = true
    for width in stride(from: 900, through: 300, by: -10) {
      try tester.resize(width: width, height: 400)
      let (tools, undo) = (screen.bar.tools.frame, screen.bar.undoButton.frame)
      #expect(tools.maxX <= undo.x)
      if !button.isHidden { #expect(button.frame.x >= tools.maxX && button.frame.maxX <= undo.x) }
      if button.isHidden { #expect(!hadWords || !wasShown, "first the words") }
      hadWords = !button.isHidden && !button.title.isEmpty
      wasShown = !button.isHidden
    }
    #expect(!wasShown)
  }
}
