/// The selections of the desktop that a text field uses.
public enum DesktopSelection: Hashable, Sendable {
  /// The copied or cut content.
  case clipboard
  /// The last selected text, pasted by a middle click.
  case primary
}
