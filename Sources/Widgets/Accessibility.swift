/// What a view is to somebody who can't see it.
public struct Accessibility: Equatable, Sendable {
  public enum Role: Equatable, Sendable {
    case group, button, toggle, label, textField, number, slider, dial, choice, colorGrid, lamp
    case menu, menuItem, separator, list, canvas, toolbar, dialog, status
    /// One of several pages, and the row of all of them.
    case tab, tabList
  }

  public var role: Role
  public var name: String
  /// What it stands at, in words or digits.
  public var value: String
  public var range: ClosedRange<Double>?
  /// The key that does the same, as it is shown; empty for none.
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
