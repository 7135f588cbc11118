import Base
import TestSupport
import Testing
import Texts

@testable import Editing

@Suite("A keymap")
struct KeymapTests {
  private func names(_ keymap: Keymap, _ key: String, _ scope: CommandScope) throws -> [CommandName]
  {
    let binding = try #require(KeyBinding(key))
    let event = KeyEvent(key: binding.key, modifiers: binding.modifiers)
    return keymap.entries(for: event, in: scope).map(\.id.name)
  }

  @Test func `gives every command a title, and reads every name that it writes`() {
    var titles: [CommandID: String] = [:]
    for entry in CommandTable.all {
      titles[entry.id] = entry.title(.english)
      #expect(!entry.title(.english).isEmpty && !entry.help(.english).isEmpty, "\(entry.id)")
      #expect(CommandID("\(entry.id)") == entry.id)
    }
    #expect(titles.count == CommandTable.all.count, "each stands there once")
    #expect(titles[CommandID(.painting, .export)] == "Export…")
  }

  @Test func `gives a key to two commands only where one is possible and the other is not`() {
    var shared: [String: Set<String>] = [:]
    for scope in CommandScope.allCases {
      var owners: [KeyBinding: [CommandID]] = [:]
      for entry in CommandTable.entries(of: scope) {
        for key in entry.keys { owners[key, default: []].append(entry.id) }
      }
      for (key, ids) in owners where ids.count > 1 {
        shared["\(key)", default: []].formUnion(ids.map(\.description))
      }
    }
    #expect(
      shared == [
        // What is selected is moved; where nothing is, another frame is shown.
        "Left": ["pixels.move-left", "pixels.previous-frame"],
        "Shift+Left": ["pixels.move-far-left", "pixels.previous-frame"],
        "Right": ["pixels.move-right", "pixels.next-frame"],
        "Shift+Right": ["pixels.move-far-right", "pixels.next-frame"],
        // What is selected is raised; where nothing is, another page is shown.
        "Page Up": ["painting.raise", "painting.previous-page"],
        "Page Down": ["painting.lower", "painting.next-page"],
        "R": ["life.turn-pattern", "life.rectangle"],
        // What floats is put down; where nothing does, frames are played.
        "Enter": ["pixels.put-down", "pixels.play"],
      ])
  }

  @Test func `gives a tool the same key in all kinds of document`() {
    let tools: [CommandName] = [
      .select, .pencil, .line, .rectangle, .ellipse, .eraser, .pick,
    ]
    for tool in tools {
      let keys = CommandTable.all.filter { $0.id.name == tool }.map(\.keys)
      #expect(Set(keys).count == 1, "\(tool)")
    }
  }

  @Test func `calls what the table says as long as nothing else is wanted`() throws {
    #expect(try names(.usual, "Ctrl+E", .painting) == [.export])
    #expect(try names(.usual, "Ctrl+W", .life) == [.back])
    #expect(try names(.usual, "Left", .pixels) == [.moveLeft, .previousFrame])
    #expect(try names(.usual, "R", .life) == [.turnPattern, .rectangle])
    #expect(try names(.usual, "Ctrl+J", .painting).isEmpty)
  }

  @Test func `takes a key that is wanted from the command that had it, in this window alone`()
    throws
  {
    let (keymap, problems) = Keymap.reading("painting.export = Ctrl+Shift+S, Ctrl+R\n")
    #expect(problems.isEmpty)
    #expect(try names(keymap, "Ctrl+R", .painting) == [.export])
    #expect(try names(keymap, "Ctrl+E", .painting).isEmpty)
    #expect(keymap.keys(of: CommandID(.painting, .turn)).isEmpty)
    #expect(try names(keymap, "Ctrl+R", .pixels) == [.turn])
    #expect(try names(keymap, "Ctrl+E", .pixels) == [.export])
  }

  @Test func `leaves a key to two commands that share it by the table`() throws {
    let (keymap, problems) = Keymap.reading("pixels.move-left = Left, H\n")
    #expect(problems.isEmpty)
    #expect(try names(keymap, "Left", .pixels) == [.moveLeft, .previousFrame])
    #expect(try names(keymap, "H", .pixels) == [.moveLeft])
  }

  @Test func `may leave a command without keys`() throws {
    let (keymap, problems) = Keymap.reading("life.quit =\r\n# nothing\r\n\r\nlife.run=K")
    #expect(problems.isEmpty)
    #expect(keymap.keys(of: CommandID(.life, .quit)).isEmpty)
    #expect(try names(keymap, "K", .life) == [.run])
  }

  @Test func `tells of each wrong line by its number, and all others hold`() throws {
    let text = """
      # Mine
      painting.exprot = Ctrl+K
      painting.export = Ctrl+K
      painting.undo = Ctrl+Wheel

      painting.export = Ctrl+L
      painting.redo Ctrl+M
      painting.turn = F3, Ctrl+K
      pixels.export = Ctrl+K,
      pixels.undo = F2
      """
    let (keymap, problems) = Keymap.reading(text)
    let export = CommandID(.painting, .export)
    #expect(
      problems == [
        .init(line: 2, reason: .unknownCommand("painting.exprot")),
        .init(line: 4, reason: .unknownKey("Ctrl+Wheel")),
        .init(line: 6, reason: .secondLine(export, first: 3)),
        .init(line: 7, reason: .noAssignment),
        .init(line: 8, reason: .takenKey(KeyBinding("k", .control), export, first: 3)),
        .init(line: 9, reason: .unknownKey("")),
      ])
    #expect(keymap.keys(of: export).map(\.description) == ["Ctrl+K"])
    #expect(try names(keymap, "F2", .pixels) == [.undo])
    #expect(try names(keymap, "Ctrl+Z", .painting) == [.undo])
  }

  @Test(arguments: seeds(50))
  func `is the same again when it is written and read`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let keys = ["F13", "F14", "Ctrl+Alt+Q", "Alt+Page Up", "Shift+Comma", "Ctrl++", "=", "#"]
    var lines: [String] = []
    for entry in CommandTable.all where random.next() % 8 == 0 {
      let count = Int(random.next() % 3)
      let some = (0..<count).map { _ in keys[Int(random.next() % UInt64(keys.count))] }
      lines.append("\(entry.id) = \(some.joined(separator: ", "))")
    }
    // What two lines want holds for the first of them.
    let (keymap, _) = Keymap.reading(seed == 0 ? "" : lines.joined(separator: "\n"))
    let (again, problems) = Keymap.reading(keymap.text)
    #expect(problems.isEmpty)
    for entry in CommandTable.all {
      #expect(again.keys(of: entry.id) == keymap.keys(of: entry.id), "\(entry.id)")
    }
    #expect(again.text == keymap.text)
  }

  @Test func `as in Aseprite is valid, changes pixel art only, and is taken back as a whole`()
    throws
  {
    let preset = Keymap.aseprite
    #expect(preset.problems.isEmpty)
    for (id, keys) in preset.keymap.wanted {
      #expect(id.scope == .pixels)
      for key in keys { #expect(try names(preset.keymap, "\(key)", .pixels).contains(id.name)) }
    }
    #expect(try names(preset.keymap, "D", .pixels) == [.contour])
    #expect(try names(preset.keymap, "M", .pixels) == [.select])
    #expect(try names(preset.keymap, "Tab", .pixels) == [.layers])
    #expect(try names(preset.keymap, "M", .painting) == names(.usual, "M", .painting))
    // A user's own change of another window stays, one of pixel art goes.
    let own = Keymap.reading("painting.export = F12\npixels.shade = F9\npixels.select = F7").keymap
    func text(_ keymap: Keymap) -> String {
      keymap.wanted.map { Keymap.line($0, $1) }.joined(separator: "\n")
    }
    func adopted(_ preset: Keymap?, by keymap: Keymap) -> Keymap {
      Keymap.reading(Keymap.text(text(keymap), with: keymap.adopting(preset))).keymap
    }
    let both = adopted(preset.keymap, by: own)
    #expect(both.keys(of: CommandID(.painting, .export)).map(\.description) == ["F12"])
    #expect(both.keys(of: CommandID(.pixels, .shade)).map(\.description) == ["S"])
    #expect(both.adopting(preset.keymap).isEmpty && adopted(nil, by: both) == .usual)
  }
}
