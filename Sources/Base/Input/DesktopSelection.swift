/// The selections of the desktop that a text field uses.
public enum DesktopSelection: Hashable, Sendable {
  /// What was copied or cut.
  case clipboard
  /// What was selected last, which a middle click pastes.
  case primary
}
