/// The desktop's selections used by text fields.
public enum DesktopSelection: Hashable, Sendable {
  /// The copied or cut content.
  case clipboard
  /// The last selected text, pasted by a middle click.
  case primary
}
