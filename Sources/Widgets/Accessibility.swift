/// The accessible description of a view.
public struct Accessibility: Equatable, Sendable {
  /// The kinds of view that screen readers tell apart.
  public enum Role: Equatable, Sendable {
    case group, button, toggle, label, textField, number, slider, dial, choice, colorGrid, lamp
    case menu, menuItem, separator, list, canvas, toolbar, dialog, status
    /// One of several pages, and the row of all of them.
    case tab, tabList
  }

  /// The kind of view.
  public var role: Role
  /// The name that is spoken, in the user's language; empty if a label or the content says it.
  public var name: String
  /// Its value as text.
  public var value: String
  /// The least and the greatest number of a slider or dial; nil for others.
  public var range: ClosedRange<Double>?
  /// The shortcut key as displayed; empty for none.
  public var key = ""

  /// Creates a description without a shortcut key.
  public init(
    _ role: Role, name: String = "", value: String = "", range: ClosedRange<Double>? = nil
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.range = range
  }
}
