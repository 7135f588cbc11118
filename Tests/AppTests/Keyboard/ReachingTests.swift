import Base
import Documents
import Editing
import Storage
import Testing
import Texts
import Views

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import LifeEditing
@testable import PaintingEditing
@testable import PixelEditing
@testable import Widgets
@testable import Windows

/// What can be reached by keys alone.
@Suite("By keys alone")
struct ReachingTests {
  /// What the parts of a window say that keys come to: buttons, and the rows of all menus that they open.
  private struct Found {
    var words: Set<String> = []

    /// Goes to every view that takes the keyboard, opens what it opens, and reads it.
    mutating func read(_ window: PretendWindow, _ scene: Scene) {
      scene.layoutIfNeeded()
      for stop in scene.stops(in: scene.root) {
        words.insert(stop.accessibility.name)
        if let tooltip = stop.tooltip { words.insert(tooltip) }
        scene.focusByKey(stop)
        if (stop as? Button)?.opensMenu == true {
          window.key("Space")
          readMenus(window, scene)
        }
        guard stop.window === scene, stop.isVisible else { continue }
        scene.focusByKey(stop)
        window.key("Menu")
        readMenus(window, scene)
      }
      scene.focus(nil, shown: false)
    }

    mutating func readMenus(_ window: PretendWindow, _ scene: Scene) {
      for popup in scene.popups {
        if let menu = popup.view as? Menu { words.formUnion(titles(of: menu.items)) }
      }
      while let popup = scene.popups.last {
        window.key("Esc")
        if scene.popups.last?.view === popup.view { scene.dismissPopup() }
      }
    }

    private func titles(of items: [Menu.Item]) -> [String] {
      items.flatMap { item in
        if case .submenu(let title, let inner) = item {
          [title] + titles(of: inner)
        } else {
          [item.title]
        }
      }
    }

    func says(_ title: String, or help: String) -> Bool {
      words.contains { $0 == title || $0 == help || $0.hasPrefix(help + " (") }
    }
  }

  /// Holds that each command has a key, or is called by something that keys come to.
  private func expectAll(
    of scope: CommandScope, _ found: Found, _ commands: WindowCommands,
    location: SourceLocation = #_sourceLocation
  ) {
    // Some rows of the menus of things are only there for some of them, such as a picture.
    let inMenus = MenuTarget.allCases.flatMap {
      CommandTable.menu(of: $0, in: scope).flatMap(\.commands)
    }
    for entry in CommandTable.entries(of: scope) where Keymap.usual.keys(of: entry.id).isEmpty {
      let isFound =
        inMenus.contains(entry.id.name)
        || found.says(entry.title(.english), or: entry.help(.english))
      #expect(isFound, "\(entry.id)", sourceLocation: location)
    }
  }

  @Test func `all commands of the collection and of its trash are called`() async throws {
    let tester = try ApplicationTester { library in
      for name in ["Ant", "Bee"] {
        try library.add(.painting(Painting()), name: name, at: Timestamp(milliseconds: 0))
      }
    }
    let window = try tester.collection
    let controller = try #require(tester.application.collection)
    var found = Found()
    found.read(window, controller.window.scene)
    window.key("Delete")
    try await tester.wait(until: "one is in the trash") { controller.shown.count == 1 }
    controller.commands.perform(.showTrash)
    found.read(window, controller.window.scene)
    expectAll(of: .collection, found, controller.commands)
  }

  @Test func `all commands of a painting are called`() throws {
    let tester = try ApplicationTester()
    let window = try tester.new(.painting)
    // Where there is room for all that can be chosen for a tool.
    window.resize(to: PixelSize(width: 1360, height: 800))
    let editor = try #require(tester.application.documents.last?.editor as? PaintingEditor)
    window.press(300, 300).drag(to: 340, 320).release()
    var found = Found()
    found.read(window, editor.window.scene)
    window.key("Ctrl+A")
    found.read(window, editor.window.scene)
    window.key("N")
    found.read(window, editor.window.scene)
    window.key("V")
    window.key("Ctrl+Shift+L")
    found.read(window, editor.window.scene)
    // These are in the menu of the bar, and open menus themselves.
    for name in [CommandName.drawingAids, .paper] {
      #expect(found.says(editor.commands.title(name), or: editor.commands.title(name)))
      editor.commands.perform(name)
      found.readMenus(window, editor.window.scene)
    }
    // Those of pages are in their strip.
    editor.commands.perform(.pages)
    found.read(window, editor.window.scene)
    expectAll(of: .painting, found, editor.commands)
  }

  @Test func `all commands of pixel art are called`() throws {
    let tester = try ApplicationTester()
    let window = try tester.new(.pixels)
    let editor = try #require(tester.application.documents.last?.editor as? PixelEditor)
    var found = Found()
    found.read(window, editor.window.scene)
    window.key("Ctrl+A")
    found.read(window, editor.window.scene)
    window.key("N")
    found.read(window, editor.window.scene)
    window.key("V")
    window.key("Ctrl+Shift+L")
    found.read(window, editor.window.scene)
    expectAll(of: .pixels, found, editor.commands)
  }

  @Test func `all commands of a board are called`() throws {
    let tester = try ApplicationTester()
    let window = try tester.new(.life)
    let editor = try #require(tester.application.documents.last?.editor as? LifeEditor)
    var found = Found()
    found.read(window, editor.window.scene)
    window.key("Ctrl+A")
    found.read(window, editor.window.scene)
    expectAll(of: .life, found, editor.commands)
  }

  @Test func `whatever can be pressed is 24 points high and wide, and 44 where controls are large`()
    throws
  {
    let tester = try ApplicationTester { library in
      for name in ["Ant", "Bee"] {
        try library.add(.painting(Painting()), name: name, at: Timestamp(milliseconds: 0))
      }
    }
    _ = try tester.openSettings()
    for kind in [ItemKind.painting, .pixels, .life] {
      try tester.new(kind).key("F5").key("Ctrl+Shift+L")
    }
    var scenes = tester.application.documents.map(\.window.scene)
    scenes += [tester.application.collection?.window, tester.application.settingsWindow?.window]
      .compactMap { $0?.scene }
    try #require(scenes.count == 5)
    let large = Double(ControlSize.leastLargeHeight) / ControlSize.large.factor(isTouched: false)
    for scene in scenes {
      scene.layoutIfNeeded()
      for stop in scene.stops(in: scene.root) where stop.isVisible && stop.isUsable {
        let size = stop.frame.size
        #expect(size.width >= 24, "\(stop.accessibility.name): \(size)")
        #expect(size.height >= large, "\(stop.accessibility.name): \(size)")
      }
    }
  }
}
