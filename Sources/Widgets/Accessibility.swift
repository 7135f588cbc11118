/// The accessible description of a view.
public struct Accessibility: Equatable, Sendable {
  public enum Role: Equatable, Sendable {
    case group, button, toggle, label, textField, number, slider, dial, choice, colorGrid, lamp
    case menu, menuItem, separator, list, canvas, toolbar, dialog, status
    /// One of several pages, and the row of all of them.
    case tab, tabList
  }

  public var role: Role
  public var name: String
  /// Its value as text.
  public var value: String
  public var range: ClosedRange<Double>?
  /// The shortcut key as displayed; empty for none.
  public var key = ""

  public init(
    _ role: Role, name: String = "", value: String = "", range: ClosedRange<Double>? = nil
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.range = range
  }
}
