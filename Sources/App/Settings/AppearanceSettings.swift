import Base
import Texts
import Views
import Widgets
import Windows

/// The settings for the appearance and the language.
final class AppearanceSettings: SettingsPart {
  let page: SettingsStack
  /// Posted to restart with another language.
  let restartWanted = Signal<Void>()
  private let services: Services
  private let colors: ChoiceRow
  private let controls: ChoiceRow
  private let motion: ChoiceRow
  private let scaleButton: Button
  private let languageButton: Button
  private let restartButton: Button
  /// The present language of the windows.
  private let languageAtStart: String?
  private static let scales = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

  init(_ services: Services) {
    self.services = services
    let texts = services.texts.settings
    languageAtStart = services.preferences.language
    colors = ChoiceRow(name: texts.colors, choices: [texts.asDesktop, texts.light, texts.dark])
    controls = ChoiceRow(
      name: texts.controls,
      choices: [texts.adaptiveControls, texts.usualControls, texts.largeControls],
      note: texts.largeControlsNote(ControlSize.leastLargeHeight))
    motion = ChoiceRow(
      name: texts.motion, choices: [texts.asDesktop, texts.reducedMotion], note: texts.motionNote)
    scaleButton = Button(title: texts.asDesktop, name: texts.scale, opensMenu: true)
    languageButton = Button(title: texts.asDesktop, name: texts.language, opensMenu: true)
    restartButton = Button(title: texts.startAgain, style: .primary)
    page = SettingsStack(
      name: texts.appearance,
      rows: [
        colors, ButtonRow(name: texts.scale, [scaleButton]), controls, motion,
        ButtonRow(
          name: texts.language, [languageButton, restartButton], note: texts.languageNote),
      ])
    updateControls()
  }

  func connect(in scene: Scene, say: @escaping (String) -> Void) {
    let preferences = services.preferences
    colors.chosen.listen(self) { preferences.colors = ColorPreference.allCases[$0] }
    controls.chosen.listen(self) { preferences.controlSize = ControlSize.allCases[$0] }
    motion.chosen.listen(self) { preferences.motion = MotionPreference.allCases[$0] }
    preferences.changed.listen(self) { [weak self] in self?.updateControls() }
    scaleButton.action = { [weak self, weak scene] in
      guard let self, let scene else { return }
      scene.show(scaleMenu(), under: scaleButton)
    }
    languageButton.action = { [weak self, weak scene] in
      guard let self, let scene else { return }
      scene.show(languageMenu(), under: languageButton)
    }
    restartButton.action = { [weak self] in self?.restartWanted.post(()) }
  }

  private func updateControls() {
    let (preferences, texts) = (services.preferences, services.texts)
    func index<Option: CaseIterable & Equatable>(_ choice: Option) -> Int
    where Option.AllCases == [Option] {
      Option.allCases.firstIndex(of: choice) ?? 0
    }
    colors.selection = index(services.themes.choice)
    controls.selection = index(preferences.controlSize)
    motion.selection = index(preferences.motion)
    scaleButton.title = preferences.scale.map(scaleTitle) ?? texts.settings.asDesktop
    let language = Language.all.first { $0.code == preferences.language }
    languageButton.title = language?.name ?? texts.settings.asDesktop
    restartButton.isHidden = preferences.language == languageAtStart
    for button in [scaleButton, languageButton] { button.parent?.setNeedsLayout() }
  }

  private func scaleTitle(_ scale: Double) -> String {
    services.texts.percent(Int(saturating: (scale * 100).rounded()))
  }

  private func scaleMenu() -> Menu {
    let preferences = services.preferences
    let asDesktop = Menu.Item.choice(
      services.texts.settings.asDesktop, isChosen: preferences.scale == nil
    ) { preferences.scale = nil }
    return Menu(
      name: services.texts.settings.scale,
      items: [asDesktop, .separator]
        + Self.scales.map { scale in
          .choice(scaleTitle(scale), isChosen: preferences.scale == scale) {
            preferences.scale = scale
          }
        })
  }

  private func languageMenu() -> Menu {
    let preferences = services.preferences
    let asDesktop = Menu.Item.choice(
      services.texts.settings.asDesktop, isChosen: preferences.language == nil
    ) { preferences.language = nil }
    return Menu(
      name: services.texts.settings.language,
      items: [asDesktop, .separator]
        + Language.all.map { language in
          .choice(language.name, isChosen: preferences.language == language.code) {
            preferences.language = language.code
          }
        })
  }
}
