import Base
import Documents
import SingleInstance
import Storage
import Testing
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import LifeEditing
@testable import PaintingEditing
@testable import PixelEditing
@testable import Windows

@Suite("The application")
struct ApplicationTests {
  private let tester: ApplicationTester

  init() throws { tester = try ApplicationTester() }

  /// The strokes that the library has of a painting.
  private func strokeCount(_ name: String) throws -> Int {
    guard case .painting(let painting) = try tester.stored(name) else { return -1 }
    return painting.strokes.count
  }

  private func draw(in window: PretendWindow) {
    window.press(200, 300).drag(to: 400, 350).drag(to: 500, 300).release()
  }

  @Test func `keeps a stroke as the pen is lifted, takes it back, and shows it again another time`()
    async throws
  {
    #expect(tester.titles == ["Paintings"])
    let window = try tester.new(.painting)
    #expect(tester.titles == ["Paintings", "Painting 1"])
    let before = try #require(window.pixel(400, 350))
    draw(in: window)
    #expect(try strokeCount("Painting 1") == 1)
    #expect(window.pixel(400, 350) != before)
    window.key("Ctrl+Z")
    #expect(try strokeCount("Painting 1") == 0 && window.pixel(400, 350) == before)
    window.key("Ctrl+Y").key("Ctrl+W")
    #expect(tester.titles == ["Paintings"])

    let collection = try tester.collection
    try await tester.wait(until: "it is open again") {
      collection.key("Home").key("Enter")
      return tester.titles.last == "Painting 1"
    }
    let again = try tester.window("Painting 1")
    #expect(again !== window)
    try await tester.wait(until: "the stroke is shown") { again.pixel(400, 350) != before }
  }

  @Test(arguments: ItemKind.allCases)
  func `opens something new for another start`(kind: ItemKind) throws {
    tester.application.receive(.new(kind: kind.rawValue))
    #expect(tester.titles.count == 2)
    draw(in: try #require(tester.display.windows.last))
    #expect(try tester.names.count == 1)
    #expect(try tester.library.items(trashed: false).map(\.kind) == [kind])
    tester.application.receive(.new(kind: "sculpture"))
    #expect(tester.titles.count == 2)
  }

  @Test(arguments: ItemKind.allCases)
  func `leaves nothing of what is closed untouched`(kind: ItemKind) throws {
    let window = try tester.new(kind)
    #expect(tester.titles.count == 2)
    window.key("Alt+Left")
    #expect(tester.titles == ["Paintings"])
    #expect(try tester.names.isEmpty)
  }

  @Test(arguments: ItemKind.allCases)
  func `keeps what is drawn in every kind of document`(kind: ItemKind) throws {
    let window = try tester.new(kind)
    draw(in: window)
    window.pushCloseButton()
    #expect(try tester.names.count == 1)
    let item = try #require(try tester.library.items(trashed: false).first)
    #expect(item.kind == kind)
    let document = try tester.stored(item.name)
    #expect(document.summary != Document.painting(Painting()).summary)
    switch document {
    case .painting(let painting): #expect(painting.strokes.count == 1)
    case .pixels(let art): #expect(art.history.position == 1)
    case .life(let board): #expect(board.history.position == 1)
    }
  }

  @Test func `shows a document in one window, however often it is opened`() async throws {
    let window = try tester.new(.painting)
    draw(in: window)
    let collection = try tester.collection
    try await tester.wait(until: "the collection has it") {
      collection.key("Home").key("Enter")
      return tester.titles.last == "Painting 1"
    }
    #expect(tester.titles == ["Paintings", "Painting 1"])
    #expect(try tester.window("Painting 1") === window)
  }

  @Test func `deletes a document with its window, and takes that back`() async throws {
    let window = try tester.new(.painting)
    draw(in: window)
    window.key("Ctrl+Delete")
    #expect(tester.titles == ["Paintings"])
    let collection = try tester.collection
    try await tester.wait(until: "it is in the trash") {
      collection.says("“Painting 1” is in the trash.")
    }
    #expect(try tester.names.isEmpty)
    collection.key("Ctrl+Z")
    try await tester.wait(until: "it is back") { try tester.names == ["Painting 1"] }
  }

  @Test(arguments: ItemKind.allCases)
  func `lets go of a document that is closed, and of all that it was`(kind: ItemKind) async throws {
    weak var document: DocumentWindow?
    weak var editor: (any Editor)?
    weak var session: AnyObject?
    weak var view: View?
    weak var tools: AnyObject?
    try {
      let window = try tester.new(kind)
      draw(in: window)
      document = tester.application.documents.last
      editor = document?.editor
      switch editor {
      case let painting as PaintingEditor:
        (session, view, tools) = (painting.session, painting.screen, painting.tools)
      case let pixels as PixelEditor:
        (session, view, tools) = (pixels.session, pixels.screen, pixels.tools)
      case let life as LifeEditor:
        (session, view, tools) = (life.session, life.screen, life.tools)
      default: Issue.record("no such document")
      }
      window.pushCloseButton()
    }()
    try await tester.wait(until: "nothing is left of it") {
      document == nil && editor == nil && session == nil && view == nil && tools == nil
    }
  }

  @Test func `is over when the last window is closed, and not before`() throws {
    let window = try tester.new(.painting)
    draw(in: window)
    try tester.collection.pushCloseButton()
    #expect(tester.titles == ["Painting 1"] && !tester.hasStopped)
    window.pushCloseButton()
    #expect(tester.titles.isEmpty && tester.hasStopped)
    #expect(try strokeCount("Painting 1") == 1)
  }

  @Test func `writes all before it ends by key`() throws {
    let window = try tester.new(.pixels)
    draw(in: window)
    window.key("Ctrl+Q")
    #expect(tester.hasStopped)
    #expect(try tester.names.count == 1)
  }

  @Test
  func `says in every window that nothing can be saved, ends when told twice, writes once it can`()
    async throws
  {
    let window = try tester.new(.painting)
    draw(in: window)
    #expect(try strokeCount("Painting 1") == 1)
    tester.fillDisk()
    draw(in: window)
    try await tester.wait(until: "both windows say so") {
      try [window, tester.collection].allSatisfy { $0.says("Not saved yet, but kept in memory:") }
    }
    window.key("Ctrl+Q")
    #expect(!tester.hasStopped, "there is something to lose")
    tester.makeRoom()
    try await tester.wait(until: "nothing is said any more") {
      try [window, tester.collection].allSatisfy { !$0.says("Not saved yet") }
    }
    #expect(try strokeCount("Painting 1") == 2)
    window.key("Ctrl+Q")
    #expect(tester.hasStopped)
  }

  @Test
  func `gives something new no name of what was closed and is still on its way to the library`()
    async throws
  {
    tester.fillDisk()
    for _ in 1...2 {
      let window = try tester.new(.painting)
      draw(in: window)
      window.key("Ctrl+W")
    }
    #expect(tester.titles == ["Paintings"])
    let blank = try tester.new(.painting)
    #expect(blank.title == "Painting 3 — Filbert")
    blank.key("Ctrl+W")
    tester.makeRoom()
    try await tester.wait(until: "both are there") {
      try tester.names == ["Painting 1", "Painting 2"]
    }
    _ = try tester.new(.painting)
    #expect(try tester.window("Painting 3").title == "Painting 3 — Filbert")
  }

  @Test func `follows the desktop's scale and colours in every window`() throws {
    let window = try tester.new(.painting)
    let light = try #require(window.pixel(700, 20))
    tester.display.isDark = true
    window.draw()
    #expect(window.pixel(700, 20) != light)
    tester.display.isDark = false
    window.draw()
    #expect(window.pixel(700, 20) == light)
    tester.display.scale = 2
    for window in tester.display.windows { window.draw() }
    #expect(window.view(.toolbar)?.frame.width == Double(window.size.width) / 2)
  }
}

extension PretendWindow {
  private var root: View? { (delegate as? SceneWindow)?.scene.root }

  /// The first view with a role that is shown.
  func view(_ role: Accessibility.Role) -> View? {
    func find(in view: View) -> View? {
      view.accessibility.role == role && view.isVisible
        ? view : view.children.lazy.compactMap { find(in: $0) }.first
    }
    return root.flatMap { find(in: $0) }
  }

  /// Whether a toast says something.
  func says(_ text: String) -> Bool { view(.status)?.accessibility.name.contains(text) ?? false }
}
