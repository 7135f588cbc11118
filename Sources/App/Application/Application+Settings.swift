import Base
import CollectionWindow
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
      screenReading.add(made.window)
      made.window.window.show()
    } catch {
      collection?.say(String(describing: error), .untilClosed)
    }
  }

  /// Applies the preferred scale, now and whenever it changes.
  func followPreferences() {
    let services = services
    func applyMagnification() {
      services.display.magnification = services.preferences.magnification
    }
    services.preferences.changed.listen(self) { applyMagnification() }
    applyMagnification()
  }
}

extension Preferences {
  var magnification: Magnification {
    Magnification(scale: scale, factor: controlSize.factor)
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
