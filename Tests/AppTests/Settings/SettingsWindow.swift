import Base
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import Widgets
@testable import Windows

/// The window of settings with a person in front of it.
struct SettingsWindow {
  let window: PretendWindow
  let scene: Scene
  let controller: SettingsController

  /// All views of the window that are shown, those that pop up as well.
  var views: [View] {
    func all(in view: View) -> [View] {
      view.isHidden ? [] : [view] + view.children.flatMap(all)
    }
    scene.layoutIfNeeded()
    return all(in: scene.root) + scene.popups.flatMap { all(in: $0.view) }
  }

  /// The button with a title, in a group where several have it.
  func button(_ title: String, in group: String? = nil) throws -> Button {
    try #require(shownButton(title, in: group), "\(title) in \(group ?? "the window")")
  }

  /// The same; nil where there is none.
  func shownButton(_ title: String, in group: String? = nil) -> Button? {
    views.compactMap { $0 as? Button }.filter { button in
      button.title == title
        && (group.map { button.parent?.accessibility.name == $0 } ?? true)
    }.first
  }

  /// Presses a button by keys, wherever it is scrolled.
  func press(_ title: String, in group: String? = nil) throws {
    scene.focusByKey(try button(title, in: group))
    window.key("Space")
  }

  /// Chooses a row of the menu that is open, by what it begins with.
  func choose(_ title: String) throws {
    try #require(scene.popups.last?.view is Menu)
    window.type(title.lowercased())
    window.key("Enter")
    #expect(scene.popups.isEmpty)
  }

  /// What is said at the foot.
  var said: [String] { views.compactMap { ($0 as? Toast)?.accessibility.name } }

  var texts: [String] { views.compactMap { ($0 as? Label)?.text } }
}

extension ApplicationTester {
  /// Opens the window of settings by its key in the collection.
  func openSettings() throws -> SettingsWindow {
    try collection.key("Ctrl+Comma")
    let controller = try #require(application.settingsWindow)
    return SettingsWindow(
      window: try window("Settings"), scene: controller.window.scene, controller: controller)
  }
}
