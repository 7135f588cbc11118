import Base
import TestSupport
import Testing
import Widgets

@Suite("Lines of text")
struct TextAreaTests {
  private let area = TextArea(name: "Comments", text: "one\ntwo", shownLines: 3, longest: 1000)
  private let root = View()
  private let tester: SceneTester

  init() throws {
    let size = area.preferredSize(width: 160)
    area.frame = ViewRect(x: 20, y: 10, width: size.width, height: size.height)
    root.add(area)
    tester = try SceneTester(root)
    tester.scene.focus(area)
  }

  private func key(_ binding: String) throws {
    let key = try #require(KeyBinding(binding))
    tester.key(key.key, key.modifiers)
  }

  @Test func `are broken by Enter, and confirmed by Ctrl+Enter`() throws {
    let heard = Heard<String>()
    area.committed = { [area] in heard.values.append(area.text) }
    try key("Enter")
    tester.type("three")
    #expect(area.text == "one\ntwo\nthree" && heard.values.isEmpty)
    try key("Ctrl+Enter")
    #expect(heard.values == ["one\ntwo\nthree"])
  }

  @Test func `are gone through by arrows, Home and End`() throws {
    for (keys, caret) in [
      ("Up", 3), ("Home", 0), ("Down", 4), ("End", 7), ("Ctrl+Home", 0), ("Ctrl+End", 7),
      ("Left", 6), ("Up", 2), ("Down", 6), ("Down", 7),
    ] {
      try key(keys)
      #expect(area.caretByte == caret, "\(keys)")
    }
  }

  @Test(arguments: [false, true])
  func `have the caret where they are clicked, whichever way the window is read`(isMirrored: Bool)
    throws
  {
    tester.scene.isMirrored = isMirrored
    tester.draw()
    func click(_ x: Double, _ y: Double) {
      let place = tester.scene.mirrored(ViewPoint(x: area.frame.x + x, y: area.frame.y + y))
      tester.pause().click(place.x, place.y)
    }
    let caret = try #require(area.caretInView)
    click(caret.x, caret.midY)
    #expect(area.caretByte == 7)
    click(area.bounds.width - 9, caret.midY - caret.height)
    // Lines lie at the side where the window begins, whichever way their letters are read.
    #expect(area.caretByte == (isMirrored ? 0 : 3))
    click(1, caret.midY - caret.height)
    #expect(area.caretByte == (isMirrored ? 3 : 0))
  }

  @Test func `scroll to the caret, and by the wheel`() throws {
    for number in 0..<20 { tester.type("\(number)\n") }
    #expect(area.text.hasSuffix("19\n"), "typing a line break")
    func isSeen() -> Bool {
      area.caretInView.map { $0.y >= 0 && $0.maxY <= area.bounds.height } ?? false
    }
    #expect(isSeen())
    try key("Ctrl+Home")
    #expect(isSeen())
    tester.move(60, 30).scroll(100)
    #expect(!isSeen())
    tester.click(60, 30)
    #expect(area.caretByte > 40)
  }

  @Test func `wrap at words, and paste several lines as they are`() throws {
    let height = try #require(area.caretInView).height
    try key("Ctrl+A")
    tester.selections[.clipboard] = "a word\r\nand \u{7}more words than one line has room for"
    try key("Ctrl+V")
    #expect(area.text == "a word\nand more words than one line has room for")
    try key("Ctrl+Home")
    let first = try #require(area.caretInView)
    try key("Down")
    try key("Down")
    let third = try #require(area.caretInView)
    #expect(third.y == first.y + 2 * height)
  }
}
