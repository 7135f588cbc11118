import Base
import Editing
import Formats
import Foundation
import Testing
import Texts
import Views

@testable import App
@testable import Widgets
@testable import Windows

@Suite("Commands of a window")
struct WindowCommandsTests {
  private let folder: URL
  private let keymaps: KeymapFollower
  private let commands: WindowCommands

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "filbert-keymap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    keymaps = KeymapFollower(
      KeymapFile(environment: ["XDG_CONFIG_HOME": folder.path]), texts: Texts.english.commands)
    keymaps.startWatching()
    commands = WindowCommands(.pixels, keymaps: keymaps, texts: .english)
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  private func press(_ text: String, beforeViews: Bool = false) throws -> Bool {
    let key = try #require(KeyBinding(text))
    return commands.handle(
      KeyEvent(key: key.key, modifiers: key.modifiers), beforeViews: beforeViews)
  }

  /// Writes the keymap and waits until it holds, or its complaint is another.
  private func write(_ text: String) async throws {
    let path = folder.appending(path: "filbert")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    await withCheckedContinuation { continuation in
      let listener = Listener()
      let heard = {
        guard listener.isWaiting else { return }
        listener.isWaiting = false
        continuation.resume()
      }
      keymaps.changed.listen(listener) { _ in heard() }
      keymaps.complained.listen(listener) { _ in heard() }
      listener.keep = listener
      try? Data(text.utf8).write(to: path.appending(path: "keymap"))
    }
  }

  private final class Listener {
    var isWaiting = true
    var keep: Listener?
  }

  @Test func `are carried out by their keys, unless they are not possible`() throws {
    defer { removeFolder() }
    var done: [String] = []
    var hasSelection = false
    commands.on(.moveLeft, if: { hasSelection }) { done.append("move") }
    commands.on(.previousFrame) { done.append("frame") }
    #expect(try press("Left") && done == ["frame"])
    hasSelection = true
    #expect(try press("Left") && done == ["frame", "move"])
    #expect(try !press("Ctrl+J") && !press("Ctrl+Z"), "nothing and nobody is called")
    commands.isBlocked = { true }
    #expect(try press("Left") && done.count == 2, "the key is done with all the same")
  }

  @Test
  func `go before the view with the focus where the table says so, and nobody means the view`()
    throws
  {
    defer { removeFolder() }
    var count = 0
    commands.on(.play) { count += 1 }
    commands.on(.onion) { count += 10 }
    #expect(try press("Enter", beforeViews: true) && !press("N", beforeViews: true))
    #expect(count == 1)
    commands.isFocusMeant = { true }
    #expect(try !press("Enter", beforeViews: true) && press("Enter"))
    #expect(count == 2)
  }

  @Test func `show their keys in buttons and menus, and carry on as the keymap changes`()
    async throws
  {
    defer { removeFolder() }
    var count = 0
    commands.on(.addFrame) { count += 1 }
    let button = Button(icon: .plus, name: "Add")
    commands.bind(button, .addFrame)
    #expect(button.tooltip == "Add a blank frame after this one (Alt+B)")
    button.action()
    #expect(count == 1)

    try await write("pixels.add-frame = Ctrl+Shift+A, F9\n")
    #expect(button.tooltip == "Add a blank frame after this one (Ctrl+Shift+A)")
    #expect(try press("F9") && !press("Alt+N"))
    guard case .command(let title, let key, let isEnabled, let action) = commands.item(.addFrame)
    else {
      Issue.record("it is no command")
      return
    }
    #expect(title == "Add a blank frame" && key == "Ctrl+Shift+A" && isEnabled)
    action()
    #expect(count == 3)
    #expect(keymaps.complaint == nil)

    try await write("pixels.add-frame =\nnonsense\n")
    #expect(button.tooltip == "Add a blank frame after this one")
    #expect(
      keymaps.complaint
        == "Invalid keymap, line 2: write a command, “=” and its keys.")
  }

  @Test func `make the menu of a thing from the table, without what is impossible or empty`() {
    defer { removeFolder() }
    let commands = WindowCommands(.painting, keymaps: keymaps, texts: .english)
    var done: [CommandName] = []
    var possible: Set<CommandName> = [.cut, .copy, .group, .selectAll]
    for entry in CommandTable.entries(of: .painting) {
      let name = entry.id.name
      commands.on(name, if: { possible.contains(name) }) { done.append(name) }
    }
    func titles(_ items: [Menu.Item]) -> [String] { items.map(\.title) }
    func menu() -> [Menu.Item] {
      commands.menu(of: .selection, name: "Strokes") { name in
        name == .lock ? true : nil
      } part: { part in
        if case .layers = part { [.command("Ink", key: "", isEnabled: true) {}] } else { [] }
      }.items
    }
    let items = menu()
    // Disabled rows stay in their places; what only fits some elements is left out.
    #expect(titles(items).prefix(2) == ["Cut", "Copy"] && titles(items).contains("Duplicate"))
    #expect(!titles(items).contains("Ungroup") && !titles(items).contains("Take apart"))
    for item in items {
      switch item {
      case .command("Cut", let key, let isEnabled, let action):
        #expect(key == "Ctrl+X" && isEnabled)
        action()
      case .command("Duplicate", let key, let isEnabled, _):
        #expect(key == "Ctrl+D" && !isEnabled)
      case .choice("Lock", let isChosen, _, _): #expect(isChosen)
      case .submenu("Move to layer", let inner): #expect(titles(inner) == ["Ink"])
      case .submenu("Clip, mask and blend", let inner):
        // Without the blend modes of a group, no separator is left over.
        #expect(titles(inner).count == 4 && !titles(inner).contains(""))
      default: break
      }
    }
    #expect(done == [.cut])
    possible.insert(.ungroup)
    #expect(titles(menu()).contains("Ungroup"))
  }

  @Test(arguments: CommandScope.allCases)
  func `stand in the list of keys one by one or as a family, and fit a window`(scope: CommandScope)
    throws
  {
    defer { removeFolder() }
    let commands = WindowCommands(scope, keymaps: keymaps, texts: .english)
    for entry in CommandTable.entries(of: scope) { commands.on(entry.id.name) {} }
    commands.checkThatAllDoSomething()
    let rows = commands.keyRows(Texts.english.commands.paintingGestures)
    #expect(Set(rows.map(\.meaning)).count == rows.count, "no meaning stands there twice")
    #expect(rows.contains { $0 == ("F1, Ctrl+?", "Keys") })
    if scope == .painting {
      #expect(rows.contains { $0 == ("1 2 3 4 5 6", "Recall a brush preset") })
      #expect(rows.contains { $0 == ("Shift+1 2 3 4 5 6", "Store the brush in a preset") })
      #expect(rows.contains { $0 == ("Left Right Up Down", "Move selection") })
    }
    let list = KeyList(title: "Keys", rows: rows)
    let size = list.preferredSize(width: 1008)
    #expect(size.width < 1008 && size.width == list.preferredSize(width: 2000).width)
    #expect(size.height <= 692)
  }
}
