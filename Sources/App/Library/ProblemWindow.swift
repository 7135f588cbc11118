import Base
import Platform
import Storage
import Texts
import Views
import Widgets
import Windows

/// The window shown when a library is too damaged to open, with ways to repair it.
final class ProblemWindow {
  private let window: SceneWindow
  private let screen: EmptyCollectionView
  private let button: Button

  /// - Parameter decided: receives the choice; nil if the window was closed.
  init(
    _ message: String, backups: [Backup], display: any WindowSystem, texts: Texts,
    decided: @escaping (LibraryRepair?) -> Void
  ) throws {
    button = Button(title: texts.repair, style: .primary)
    screen = EmptyCollectionView(button: button)
    screen.show(
      title: texts.libraryIsUnreadable, message: message, invites: true, showsDrawing: false)
    window = try SceneWindow(
      display: display, title: texts.paintingsWindow,
      at: RememberedPlacement(size: ViewSize(width: 560, height: 380)),
      minimumSize: ViewSize(width: 280, height: 240), root: screen,
      theme: display.isDark ? .dark : .light, texts: texts)
    window.wantsToClose.listen(window) { decided(nil) }
    window.unhandledKey = { event in
      let ends = [KeyBinding("q", .control), KeyBinding("w", .control)]
      guard ends.contains(where: { $0.matches(event) }) else { return false }
      decided(nil)
      return true
    }
    button.action = { [weak self] in
      guard let self else { return }
      let menu = Menu.repairs(texts: texts, backups: backups) { decided($0) }
      window.scene.show(
        menu, at: button.originInScene + ViewPoint(x: 0, y: button.frame.height + 4),
        size: menu.preferredSize(width: 360))
    }
    window.window.show()
    window.scene.focus(button)
  }
}
