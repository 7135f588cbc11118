internal import Base
internal import CX11

// The desktop's appearance settings, at the start and on each change.
extension Display {
  func watchSettings() {
    XSelectInput(connection, root, PropertyChangeMask | StructureNotifyMask)
    lastScreenSize = screenSize
    findSettingsOwner()
    settings = readSettings()
    scale = currentScale()
    isDark = currentDark()
    habits = settings.pointerHabits
    cursors.choose(theme: settings.cursorTheme, size: settings.cursorSize)
  }

  /// Handles a property event of the root or of the settings' owner.
  func hear(propertyOf window: UInt, atom: UInt) {
    if window == root, atom == UInt(XA_RESOURCE_MANAGER) {
      refreshScale()
    } else if window == settingsOwner, atom == atoms[.xsettings] {
      refreshSettings()
    }
  }

  /// Another program became the settings daemon, or another kind of unique manager.
  func hearManager(_ message: XClientMessageEvent) {
    guard message.message_type == atoms[.manager], message.format == 32,
      UInt(bitPattern: message.data.l.1) == settingsSelection
    else { return }
    findSettingsOwner()
    refreshSettings()
  }

  /// Rereads the settings daemon, if there is one, and reports differences.
  func refreshSettings() {
    let new = readSettings()
    guard new != settings else { return }
    settings = new
    habits = new.pointerHabits
    if cursors.choose(theme: new.cursorTheme, size: new.cursorSize) {
      for window in windows.values { window.renewCursor() }
    }
    refreshScale()
    refreshDark()
  }

  func refreshDark() {
    let new = currentDark()
    guard new != isDark else { return }
    isDark = new
    onDarkChange?(new)
  }

  public var isDarkGiven: Bool { options.themeName != nil }

  func refreshScale() {
    let new = currentScale()
    guard new != scale else { return }
    scale = new
    onScaleChange?(new)
  }

  /// Prevents the owner from changing between the query and the selection of its events, as the protocol requires.
  func findSettingsOwner() {
    XGrabServer(connection)
    settingsOwner = XGetSelectionOwner(connection, settingsSelection)
    if settingsOwner != 0 {
      XSelectInput(connection, settingsOwner, PropertyChangeMask | StructureNotifyMask)
    }
    XUngrabServer(connection)
    XFlush(connection)
  }

  private func readSettings() -> DesktopSettings {
    guard settingsOwner != 0, let bytes = properties.bytes(atoms[.xsettings], of: settingsOwner)
    else { return DesktopSettings() }
    return DesktopSettings(bytes: bytes)
  }

  /// Prefers the user's own setting, then the settings daemon, then the resources loaded at login.
  ///
  /// A daemon that doubles its windows (`Gdk/WindowScalingFactor`) usually adjusts the resolution as well; the larger
  /// of the two applies.
  private func currentScale() -> Double {
    let wanted = options.scale ?? magnification.scale
    return ResourceText.scale(rounding: (wanted ?? desktopScale) * magnification.factor)
  }

  private var desktopScale: Double {
    let windowScale = settings.windowScale ?? 1
    if let dotsPerInch = settings.dotsPerInch {
      return ResourceText.scale(rounding: max(windowScale, dotsPerInch / 96))
    }
    let bytes = properties.bytes(UInt(XA_RESOURCE_MANAGER), of: root) ?? []
    return max(windowScale, ResourceText(text: String(decoding: bytes, as: UTF8.self)).scale)
  }

  /// The theme of the cursors; nil for none.
  var cursorTheme: String? { XcursorGetTheme(connection).map { String(cString: $0) } }

  /// In device pixels.
  var cursorSize: Int { Int(XcursorGetDefaultSize(connection)) }

  private func currentDark() -> Bool {
    if let theme = options.themeName { return theme.hasSuffix(":dark") }
    return settings.isDark
  }
}
