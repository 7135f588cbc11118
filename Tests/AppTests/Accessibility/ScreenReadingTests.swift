import Base
import BusTesting
import Documents
import Platform
import Storage
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import Windows

/// Somebody uses the program who can't see it.
@Suite struct ScreenReadingTests {
  private static let root = "/org/a11y/atspi/accessible/root"

  private func start(isOn: Bool) async throws -> (ApplicationTester, PretendScreenReader) {
    let bus = PretendBus()
    let reader = await PretendScreenReader(on: bus, isOn: isOn)
    return (try ApplicationTester(on: bus), reader)
  }

  private func waitForReading(_ tester: ApplicationTester, _ reader: PretendScreenReader)
    async throws
  {
    try await tester.wait(until: "the program can be read") {
      reader.program != nil
        && tester.application.collection?.window.scene.accessibilityListener != nil
    }
  }

  private func told(_ tester: ApplicationTester) -> [String] {
    let bus = tester.desktopBus
    return bus.told.filter { $0.name == "Announcement" }.compactMap { $0.arguments[3].content.text }
  }

  @Test func `Where nobody reads, nothing is made and nothing is told`() async throws {
    let (tester, reader) = try await start(isOn: false)
    try await tester.wait(until: "the desktop was asked") {
      tester.bus.calls.contains { $0.destination == "org.a11y.Bus" } && tester.bus.waitingCount == 0
    }
    let window = try tester.new(.painting)
    for key in ["F6", "O", "Right", "Down", "Enter", "Ctrl+Z", "F5"] { window.key(key) }
    let asked = tester.bus.calls.filter { $0.destination == "org.a11y.Bus" }
    #expect(asked.count == 1 && asked.allSatisfy { !$0.startsReceiver })
    #expect(reader.addressCount == 0 && reader.program == nil)
    let reading = tester.application.screenReading
    #expect(reading.objectCount == 0 && reading.bus?.toldCount == 0 && reading.bus?.isOn == false)
    #expect(reading.windows.allSatisfy { $0.scene.accessibilityListener == nil })
  }

  @Test func `It is read as soon as somebody begins to, and no longer than that`() async throws {
    let (tester, reader) = try await start(isOn: false)
    try await tester.wait(until: "the program is on the bus") {
      tester.bus.calls.contains { $0.destination == "org.a11y.Bus" } && tester.bus.waitingCount == 0
    }
    reader.turn(on: true)
    try await waitForReading(tester, reader)
    #expect(try await reader.find("Paintings — Filbert") != nil)
    reader.turn(on: false)
    try await tester.wait(until: "it is put away") {
      tester.application.screenReading.bus?.isOn == false
    }
    let reading = tester.application.screenReading
    let count = reading.bus?.toldCount
    _ = try tester.new(.painting)
    #expect(reading.objectCount == 0 && reading.bus?.toldCount == count)
  }

  @Test func `A painting tells its tools, its elements and what is undone`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    let window = try tester.new(.painting)
    let frame = try #require(try await reader.find("Painting 1 — Filbert"))
    #expect(try await reader.ask(frame, "Accessible", "GetRole") == [.uint32(23)])
    let paper = try #require(try await reader.find("Paper", in: frame))
    #expect(try await reader.property(paper, "Accessible", "ChildCount") == .int32(0))
    for _ in 0..<8 {
      if try await reader.isIn(12, paper) { break }
      window.key("F6")
    }
    #expect(try await reader.isIn(12, paper))
    for key in ["O", "Right", "Right", "Right", "Down", "Down", "Enter"] { window.key(key) }
    let elements = try await reader.children(paper)
    let name = try await reader.name(try #require(elements.first))
    #expect(elements.count == 1)
    #expect(name.hasPrefix("Ellipse, black, ") && name.hasSuffix(", middle"), "\(name)")
    window.key("Ctrl+Z")
    try await tester.wait(until: "undo is read out") { told(tester).contains("Undone") }
    #expect(try await reader.children(paper).isEmpty)
    window.key("Ctrl+Shift+Z")
    try await tester.wait(until: "redo is read out") { told(tester).contains("Redone") }
  }

  @Test func `Buttons and entries of menus do what they say`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    let collection = try #require(try await reader.find("Paintings — Filbert"))
    let button = try #require(try await reader.find("New painting", in: collection))
    #expect(try await reader.ask(button, "Action", "DoAction", .int32(0)) == [.bool(true)])
    try await tester.wait(until: "there is a painting") { tester.titles.contains("Painting 1") }
    try tester.collection.takeKeyboard()
    try tester.collection.key("Ctrl+Shift+N").key("Down")
    let layers = try await reader.children(collection)
    let menu = try #require(layers.last)
    #expect(try await reader.ask(menu, "Accessible", "GetRole") == [.uint32(33)])
    let rows = try await reader.children(menu)
    #expect(rows.count > 5)
    #expect(try await reader.isIn(12, rows[0]))
    #expect(try await reader.isIn(23, rows[0]))
    #expect(try await reader.ask(rows[0], "Action", "DoAction", .int32(0)) == [.bool(true)])
    try await tester.wait(until: "there is pixel art") { tester.titles.contains("Pixel art 1") }
  }

  @Test func `Everything that can have the keyboard has a name`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    for kind in [ItemKind.painting, .pixels, .life] { try tester.new(kind).key("F5") }
    var paths = [Self.root]
    var count = 0
    while let path = paths.popLast() {
      paths += try await reader.children(path)
      guard try await reader.isIn(11, path) else { continue }
      count += 1
      let role = try await reader.ask(path, "Accessible", "GetRole")
      #expect(try await reader.name(path) != "", "a \(role) at \(path)")
    }
    #expect(count > 60, "\(count)")
  }

  @Test func `A text can be read and written, and a number set`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    try tester.collection.key("Ctrl+F")
    let field = try #require(try await reader.find("Search"))
    #expect(
      try await reader.ask(field, "EditableText", "SetTextContents", .string("Häuser"))
        == [.bool(true)])
    #expect(try await reader.property(field, "Text", "CharacterCount") == .int32(6))
    #expect(
      try await reader.ask(field, "Text", "GetText", .int32(1), .int32(3)) == [.string("äu")])
  }

  @Test func `What a button or a row of a menu does by key is told with it`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    let window = try tester.new(.painting)
    let frame = try #require(try await reader.find("Painting 1 — Filbert"))
    for (name, key) in [("Undo", "Ctrl+Z"), ("Ellipse", "O")] {
      let button = try #require(try await reader.find(name, in: frame))
      #expect(
        try await reader.ask(button, "Action", "GetKeyBinding", .int32(0)) == [.string(";;" + key)])
    }
    window.key("F10")
    let row = try #require(try await reader.find("Export…", in: frame))
    #expect(
      try await reader.ask(row, "Action", "GetKeyBinding", .int32(0)) == [.string(";;Ctrl+E")])
    #expect(try await reader.property(row, "Accessible", "Locale") == .string("en"))
  }

  @Test func `The caret goes where the reader puts it, and selects`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    try tester.collection.key("Ctrl+F").type("größer")
    let field = try #require(try await reader.find("Search"))
    #expect(try await reader.ask(field, "Text", "SetCaretOffset", .int32(3)) == [.bool(true)])
    #expect(try await reader.property(field, "Text", "CaretOffset") == .int32(3))
    #expect(
      try await reader.ask(field, "Text", "SetSelection", .int32(0), .int32(2), .int32(4))
        == [.bool(true)])
    #expect(
      try await reader.ask(field, "Text", "GetSelection", .int32(0)) == [.int32(2), .int32(4)])
    #expect(
      try await reader.ask(field, "Text", "RemoveSelection", .int32(0)) == [.bool(true)])
    #expect(try await reader.ask(field, "Text", "GetNSelections") == [.int32(0)])
    for place in [-1, 7] {
      #expect(
        try await reader.ask(field, "Text", "SetCaretOffset", .int32(Int32(place)))
          == [.bool(false)])
    }
    #expect(
      try await reader.ask(field, "Text", "AddSelection", .int32(0), .int32(-1)) == [.bool(true)])
    try tester.collection.type("x")
    #expect(try await reader.ask(field, "Text", "GetText", .int32(0), .int32(-1)) == [.string("x")])
  }

  @Test func `A field is labelled by the words beside it`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    let window = try tester.new(.painting)
    window.key("Ctrl+E")
    let frame = try #require(try await reader.find("Painting 1 — Filbert"))
    var paths = [frame]
    var labels: [String] = []
    while let path = paths.popLast() {
      paths += try await reader.children(path)
      let relations = try await reader.ask(path, "Accessible", "GetRelationSet").first?.elements
      for relation in relations ?? [] {
        #expect(relation.elements?.first == .uint32(2))
        let label = relation.elements?.last?.elements?.first?.elements?.last?.text ?? ""
        #expect(try await reader.ask(label, "Accessible", "GetRole") == [.uint32(29)])
        labels.append(try await reader.name(label))
      }
    }
    #expect(labels == ["Width"])
  }

  @Test func `What scrolled out of sight is scrolled to`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    try tester.collection.key("Ctrl+Comma")
    let button = try #require(try await reader.find("Language"))
    func top() async throws -> BusValue? {
      try await reader.ask(button, "Component", "GetPosition", .uint32(1)).last
    }
    let window = try #require(tester.display.windows.last)
    window.resize(to: PixelSize(width: 400, height: 200))
    window.draw()
    let before = try await top()
    #expect(try await reader.ask(button, "Component", "ScrollTo", .uint32(6)) == [.bool(true)])
    #expect(try await top() != before)
  }

  @Test func `Keys that paint say where`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    let window = try tester.new(.painting)
    let frame = try #require(try await reader.find("Painting 1 — Filbert"))
    let paper = try #require(try await reader.find("Paper", in: frame))
    #expect(try await reader.ask(paper, "Component", "GrabFocus") == [.bool(true)])
    for key in ["Right", "Enter", "Right", "Enter"] { window.key(key) }
    try await tester.wait(until: "pressed and lifted were read out") {
      told(tester).contains { $0.hasPrefix("Lifted at ") }
    }
    let said = told(tester)
    #expect(said.contains { $0.hasPrefix("Pressed at ") && $0.hasSuffix(", middle") })
    #expect(said.contains { $0.first?.isNumber == true && $0.hasSuffix(", middle") })
  }

  @Test func `Keys that paint cells say which, and what is in it`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    for (kind, empty, painted) in [
      (ItemKind.pixels, "empty", "black"), (.life, "dead", "alive"),
    ] {
      let window = try tester.new(kind)
      let frame = try #require(try await reader.find(window.title))
      var grid = ""
      for child in try await reader.children(frame) {
        if try await reader.ask(child, "Accessible", "GetRole") == [.uint32(6)] { grid = child }
      }
      #expect(try await reader.ask(grid, "Component", "GrabFocus") == [.bool(true)])
      tester.display.letTimePass()
      window.key("Right")
      try await tester.wait(until: "an empty cell is read out") {
        told(tester).contains { $0.hasSuffix(": " + empty) }
      }
      window.key("Space")
      try await tester.wait(until: "a painted cell is read out") {
        told(tester).contains { $0.hasSuffix(": " + painted) }
      }
    }
  }

  @Test func `A hundred thousand strokes are read one by one, none before it is asked for`()
    async throws
  {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    let strokes = (0..<100_000).map { index in
      let x = Double(index % 400) / 400
      let y = Double(index / 400) / 250
      return Stroke(
        width: 0.001,
        samples: [UnitPoint(x: x, y: y), UnitPoint(x: x + 0.002, y: y + 0.003)].map {
          Sample(position: $0)
        })
    }
    _ = try tester.open(.painting(Painting(shape: .fixed(.fourToThree), baseStrokes: strokes)))
    let frame = try #require(try await reader.find("Painting 1 — Filbert"))
    let paper = try #require(try await reader.find("Paper", in: frame))
    let before = tester.application.screenReading.objectCount
    var last: [BusValue] = []
    for index in [0, 50_000, 99_999] {
      last = try await reader.ask(paper, "Accessible", "GetChildAtIndex", .int32(Int32(index)))
    }
    let path = try #require(last.first?.elements?.last?.text)
    #expect(try await reader.name(path).hasPrefix("Stroke, black, "))
    #expect(tester.application.screenReading.objectCount == before + 3)
    #expect(try await reader.property(paper, "Accessible", "ChildCount") == .int32(100_000))
    // What lies on top is found where it is, however much lies below.
    let extents = try await reader.ask(path, "Component", "GetExtents", .uint32(1))
    let place: [Int] = (extents.first?.elements ?? []).compactMap {
      if case .int32(let number) = $0 { Int(number) } else { nil }
    }
    try #require(place.count == 4)
    let found = try await reader.ask(
      paper, "Component", "GetAccessibleAtPoint", .int32(Int32(place[0] + place[2] / 2)),
      .int32(Int32(place[1] + place[3] / 2)), .uint32(1))
    #expect(found.first?.elements?.last?.text == path)
    // Whoever wants all of them gets the first ones; the bus alone takes a multiple of it.
    #expect(try await reader.children(paper).count == 500)
    #expect(tester.application.screenReading.objectCount <= before + 503)
  }

  @Test func `Where the caret goes is told`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    try tester.collection.key("Ctrl+F").type("cat")
    try tester.collection.key("Home")
    try await tester.wait(until: "the caret was behind each letter, and then at the start") {
      let places = tester.desktopBus.told.filter { $0.name == "TextCaretMoved" }.map {
        $0.arguments[1]
      }
      // Where it already was may be told again.
      let moves = places.indices.filter { $0 == 0 || places[$0] != places[$0 - 1] }
      return moves.map { places[$0] }.suffix(4) == [1, 2, 3, 0].map { .int32($0) }
    }
  }

  private func events(_ names: [String], _ tester: ApplicationTester) -> [BusSignal] {
    tester.desktopBus.told.filter { names.contains($0.name) }
  }

  @Test func `What changes in a window behind draws nobody away from where keys go`() async throws {
    let bus = PretendBus()
    let reader = await PretendScreenReader(on: bus, isOn: true)
    let tester = try ApplicationTester(on: bus) { library in
      for name in ["Ant", "Bee", "Cat"] {
        try library.add(.painting(Painting()), name: name, at: Timestamp(milliseconds: 0))
      }
    }
    try await waitForReading(tester, reader)
    let kinds = ["SelectionChanged", "ActiveDescendantChanged"]
    let collection = try tester.collection
    let painting = try tester.new(.painting)
    collection.takeKeyboard()
    collection.key("Home")
    let frame = try #require(try await reader.find("Paintings — Filbert"))
    painting.takeKeyboard()
    let before = events(kinds, tester).count
    collection.key("Right")
    #expect(events(kinds, tester).count == before)
    for child in try await reader.children(frame) {
      #expect(try await !reader.isIn(12, child), "nothing there has the keyboard")
    }
    collection.takeKeyboard()
    collection.key("Right")
    #expect(events(kinds, tester).count > before)
  }

  @Test func `Pages of the settings are tabs`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    _ = try tester.openSettings()
    let frame = try #require(try await reader.find("Settings — Filbert"))
    let row = try #require(try await reader.find("Settings", in: frame))
    #expect(try await reader.ask(row, "Accessible", "GetRole") == [.uint32(38)])
    let tabs = try await reader.children(row)
    #expect(tabs.count == 5)
    for (place, tab) in tabs.enumerated() {
      #expect(try await reader.ask(tab, "Accessible", "GetRole") == [.uint32(37)])
      #expect(try await reader.isIn(23, tab) == (place == 0), "only the first is selected")
      #expect(try await !reader.isIn(4, tab), "nothing is checked")
    }
    #expect(try await reader.ask(tabs[1], "Action", "DoAction", .int32(0)) == [.bool(true)])
    #expect(try await reader.isIn(23, tabs[1]))
  }

  @Test func `Numbers are said as values, and not in other words as well`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    try tester.new(.painting).key("F5")
    let frame = try #require(try await reader.find("Painting 1 — Filbert"))
    var count = 0
    func read(_ path: String) async throws {
      let roles = try await reader.ask(path, "Accessible", "GetRole")
      if let role = roles.first?.number, [15, 51, 52].contains(role),
        case .double(let value)? = try await reader.property(path, "Value", "CurrentValue")
      {
        count += 1
        let name = try await reader.name(path)
        #expect(
          try await reader.property(path, "Accessible", "Description") == .string(""),
          "\(name) is at \(value)")
      }
      for child in try await reader.children(path) { try await read(child) }
    }
    try await read(frame)
    #expect(count > 8, "\(count)")
  }

  @Test func `A reader that knows no announcements hears what the object with the keyboard is at`()
    async throws
  {
    let bus = PretendBus()
    let reader = await PretendScreenReader(
      on: bus, isOn: true, listeningTo: ["Object:StateChanged:Focused", "object:property-change"])
    let tester = try ApplicationTester(on: bus)
    try await waitForReading(tester, reader)
    try await tester.wait(until: "it is known what is listened to") {
      tester.application.screenReading.bus?.hearsAnnouncements == false
    }
    let window = try tester.new(.painting)
    window.press(300, 300).drag(to: 340, 320).release()
    func heard() -> [String] {
      events(["PropertyChange"], tester).filter {
        $0.arguments.first?.text == "accessible-description"
      }.compactMap { $0.arguments[3].content.text }
    }
    window.key("Ctrl+Z")
    try await tester.wait(until: "undo is heard") { heard().contains("Undone") }
    window.key("O")
    try await tester.wait(until: "the tool is heard") {
      heard().contains { $0.contains("Ellipse") }
    }
    #expect(told(tester).isEmpty)
    reader.listen(to: ["Object:Announcement"])
    try await tester.wait(until: "the new reader is known") {
      tester.application.screenReading.bus?.hearsAnnouncements == true
    }
    window.key("Ctrl+Shift+Z")
    try await tester.wait(until: "redo is announced") { told(tester).contains("Redone") }
  }
}
