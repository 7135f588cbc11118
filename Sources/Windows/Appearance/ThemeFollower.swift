public import Base
import Canvas
public import Platform
import Rendering
public import Widgets

/// The current theme: the program's setting takes precedence over the desktop's.
public final class ThemeFollower {
  /// The theme of all windows.
  private(set) var theme: Theme
  /// Posted after the theme changed.
  public let changed = Signal<Theme>()
  private let display: any WindowSystem
  private let portal: AppearancePortal
  private let settings: Settings
  private let preferences: Preferences
  private let oldColors: ColorPreference?
  /// The desktop's colour scheme in the last session, used until the desktop reports one, so that windows don't change
  /// colours right after the start.
  private var remembered: DesktopAppearance.ColorScheme?

  /// Begins with the colours of the last session, until the desktop's answer arrives.
  public init(
    display: any WindowSystem, bus: any DesktopBus, settings: Settings, preferences: Preferences
  ) {
    self.display = display
    self.settings = settings
    self.preferences = preferences
    oldColors = settings[.oldColors]
    portal = AppearancePortal(bus)
    remembered = settings[.desktopColors]
    theme = .light
    theme = current
    portal.changed.listen(self) { [weak self] in self?.followPortal() }
    display.onDarkChange = { [weak self] _ in self?.updateTheme() }
    preferences.changed.listen(self) { [weak self] in self?.updateTheme() }
    portal.observePreferences()
  }

  /// The program's setting; older libraries stored it.
  public var choice: ColorPreference { preferences.colors ?? oldColors ?? .asDesktop }

  private func followPortal() {
    remembered = nil
    if settings[.desktopColors] != portal.appearance?.colorScheme {
      settings[.desktopColors] = portal.appearance?.colorScheme
    }
    updateTheme()
  }

  private func updateTheme() {
    let new = current
    guard new != theme else { return }
    theme = new
    changed.post(new)
  }

  private var current: Theme {
    let appearance = portal.appearance
    var theme: Theme = isDark ? .dark : .light
    if appearance?.motion == .reduced || preferences.motion == .reduced { theme.motion = .reduced }
    if appearance?.contrast == .more { theme = theme.withMoreContrast }
    if let accent = appearance?.accent { theme = theme.with(accent: accent) }
    theme.ownTranslucency = preferences.squareColors.map {
      TranslucencyColors(even: $0.even.canvasColor, odd: $0.odd.canvasColor)
    }
    return theme
  }

  /// Falls back to the name of the desktop's theme if its portal reports nothing.
  private var isDark: Bool {
    switch choice {
    case .light: false
    case .dark: true
    case .asDesktop where display.isDarkGiven: display.isDark
    case .asDesktop:
      (portal.appearance?.colorScheme ?? remembered).map { $0 == .dark } ?? display.isDark
    }
  }
}
