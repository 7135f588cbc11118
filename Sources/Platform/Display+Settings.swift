internal import CX11

// What the desktop says about its look, at the start and whenever it changes.
extension Display {
  func watchSettings() {
    XSelectInput(connection, root, PropertyChangeMask | StructureNotifyMask)
    findSettingsOwner()
    scale = currentScale()
    isDark = currentDark()
  }

  /// Takes an event of the root or of the settings' owner.
  func hear(propertyOf window: UInt, atom: UInt) {
    if window == root, atom == UInt(XA_RESOURCE_MANAGER) {
      let new = currentScale()
      guard new != scale else { return }
      scale = new
      onScaleChange?(new)
    } else if window == settingsOwner, atom == atoms[.xsettings] {
      refreshDark()
    }
  }

  func refreshDark() {
    let new = currentDark()
    guard new != isDark else { return }
    isDark = new
    onDarkChange?(new)
  }

  public var isDarkGiven: Bool { options.themeName != nil }

  func findSettingsOwner() {
    let selection = XInternAtom(connection, "_XSETTINGS_S\(screen)", 0)
    settingsOwner = XGetSelectionOwner(connection, selection)
    if settingsOwner != 0 {
      XSelectInput(connection, settingsOwner, PropertyChangeMask | StructureNotifyMask)
    }
  }

  private func currentScale() -> Double {
    if let wanted = options.scale { return ResourceText.scale(rounding: wanted) }
    let bytes = properties.bytes(UInt(XA_RESOURCE_MANAGER), of: root) ?? []
    return ResourceText(text: String(decoding: bytes, as: UTF8.self)).scale
  }

  private func currentDark() -> Bool {
    if let theme = options.themeName { return theme.hasSuffix(":dark") }
    guard settingsOwner != 0, let bytes = properties.bytes(atoms[.xsettings], of: settingsOwner)
    else { return false }
    return DesktopSettings(bytes: bytes).isDark
  }
}
