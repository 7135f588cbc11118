import Base
import CollectionWindow
import DocumentWindows
import PaintingEditing
import Platform
import Widgets
import Windows

// The settings window, and the effects of the settings.
extension Application {
  func showSettings() {
    if let settingsWindow {
      settingsWindow.window.window.raise()
      return
    }
    do {
      let made = try SettingsController(services: services) { [paintings] in
        paintings.brush.give($0)
      }
      made.delegate = self
      connect(made.commands)
      settingsWindow = made
      adopt(made.window)
      made.window.window.show()
    } catch {
      collection?.say(String(describing: error), .untilClosed)
    }
  }

  /// Applies the preferred scale and the use of fingers, now and whenever they change.
  func followPreferences() {
    services.preferences.changed.listen(self) { [weak self] in self?.applyPreferences() }
    applyPreferences()
  }

  private func applyPreferences() {
    applyMagnification()
    for window in sceneWindows { window.scene.fingerDrawing = services.preferences.fingers }
  }

  private func applyMagnification() {
    services.display.magnification = services.preferences.magnification(isTouched: isTouched)
  }

  /// The windows of the collection, of documents and of settings.
  private var sceneWindows: [SceneWindow] {
    [collection?.window, settingsWindow?.window].compactMap { $0 } + documents.map(\.window)
  }

  /// Connects a new window with what all windows share.
  func adopt(_ window: SceneWindow) {
    screenReading.add(window)
    window.scene.fingerDrawing = services.preferences.fingers
    window.scene.pointedBy.listen(self) { [weak self] in self?.note(pointer: $0) }
  }

  /// Fingers make the controls large, and the mouse makes them small again. A pen is as fine as a mouse, but often goes
  /// with fingers.
  private func note(pointer: PointerKind) {
    switch pointer {
    case .finger: isTouched = true
    case .mouse: isTouched = false
    case .pen: return
    }
    applyMagnification()
  }
}

extension Preferences {
  func magnification(isTouched: Bool) -> Magnification {
    Magnification(scale: scale, factor: controlSize.factor(isTouched: isTouched))
  }
}

extension Application: SettingsControllerDelegate {
  func settingsControllerClosed() { settingsWindow = nil }

  func settingsController(wantsRepair repair: LibraryRepair) {
    self.repair = repair
    quit()
  }

  func settingsControllerWantsRestart() { restart() }
}
