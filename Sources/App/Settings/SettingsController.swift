import Base
import Editing
import Texts
import Views
import Widgets
import Windows

/// The window for the settings of the whole program.
final class SettingsController {
  let services: Services
  let window: SceneWindow
  let screen: SettingsScreen
  let commands: WindowCommands
  weak var delegate: (any SettingsControllerDelegate)?
  let appearance: AppearanceSettings
  let drawing: DrawingSettings
  let pens: PenSettings
  let keys: KeySettings
  let library: LibrarySettings

  /// - Parameter giveHand: applies hand settings to all brushes.
  init(services: Services, giveHand: @escaping (SmoothingDefaults) -> Void) throws {
    self.services = services
    let texts = services.texts
    appearance = AppearanceSettings(services)
    drawing = DrawingSettings(services, giveHand: giveHand)
    pens = PenSettings(services)
    keys = KeySettings(services)
    library = LibrarySettings(services)
    screen = SettingsScreen(
      texts: texts.settings,
      pages: [
        .appearance: appearance.page, .drawing: drawing.page, .pens: pens.page,
        .keys: keys.page, .library: library.page,
      ])
    window = try SceneWindow(
      display: services.display, title: texts.settings.window,
      at: services.settings[.placement(of: .settings)],
      minimumSize: ViewSize(width: 240, height: 200), root: screen, theme: services.theme,
      texts: texts)
    commands = WindowCommands(.settings, keymaps: services.keymaps, texts: texts)
    services.settings.rememberPlacement(of: window, as: .settings)
    connect()
  }

  private func connect() {
    window.connect(commands)
    window.wantsToClose.listen(self) { [weak self] in self?.close() }
    commands.on(.close) { [weak self] in self?.close() }
    commands.on(.cancel) { [weak self] in self?.close() }
    commands.on(.keys) { [weak self] in self?.window.showKeys([]) }
    commands.on(.search) { [weak self] in
      guard let self else { return }
      screen.turn(to: .keys)
      keys.page.searchField.selectAll()
      window.scene.focus(keys.page.searchField)
    }
    // A recorded key has no other effect.
    window.interceptKey = { [weak self] in self?.keys.record($0) ?? false }
    screen.turned.listen(self) { [weak self] in self?.turned(to: $0) }
    let say: (String) -> Void = { [weak self] in self?.say($0) }
    for page in [appearance, drawing, pens, keys, library] as [any SettingsPart] {
      page.connect(in: window.scene, say: say)
    }
    appearance.restartWanted.listen(self) { [weak self] in
      self?.delegate?.settingsControllerWantsRestart()
    }
    library.restoreWanted.listen(self) { [weak self] in
      self?.delegate?.settingsController(wantsRepair: .restore($0))
    }
  }

  private func turned(to page: SettingsScreen.Page) {
    keys.stopRecording()
    if page == .library { library.updateBackups() }
  }

  /// Shows a message at the bottom of the window.
  private func say(_ text: String) {
    screen.show(
      Toast(text: text, closeName: services.texts.close) { [weak self] in self?.screen.show(nil) })
  }

  func close() {
    keys.stopRecording()
    library.close()
    window.close()
    delegate?.settingsControllerClosed()
  }
}

/// Handles requests of the settings window.
protocol SettingsControllerDelegate: AnyObject {
  func settingsControllerClosed()
  /// Called to restart the program with the open documents.
  func settingsControllerWantsRestart()
  /// Called to restore the library.
  func settingsController(wantsRepair repair: LibraryRepair)
}

extension WindowKind {
  fileprivate static var settings: WindowKind {
    WindowKind(name: "settings", firstSize: ViewSize(width: 600, height: 640))
  }
}
