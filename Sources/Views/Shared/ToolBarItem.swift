public import Base
public import Widgets

/// A tool as shown in the bar.
public struct ToolBarItem {
  /// The icon on the button.
  public var icon: Icon
  /// The name, for screen readers and the menu of folded tools.
  public var name: String

  /// Creates the displayed data of a tool.
  public init(icon: Icon, name: String) {
    self.icon = icon
    self.name = name
  }
}

/// An option of the current tool as shown in the bar.
public struct ToolBarOption {
  /// The icon on the button; nil for a title alone.
  public var icon: Icon?
  /// The text on the button; empty for an icon alone.
  public var title: String
  /// Replaces the title unless all options fit.
  public var foldedIcon: Icon?
  /// A shorter title, used unless all options fit; empty for none.
  public var foldedTitle: String
  /// The name for screen readers.
  public var name: String
  /// The explanation of the option.
  public var tooltip: String
  /// Whether it is shown as switched on.
  public var isOn: Bool
  /// Whether choosing it opens a menu instead of toggling it.
  public var opensMenu: Bool
  /// Opens the choices below a button.
  public var choose: (Button) -> Void

  /// Creates an option.
  ///
  /// - Parameter choose: called when it is pressed, with its button for a menu.
  public init(
    icon: Icon? = nil, title: String = "", foldedIcon: Icon? = nil, foldedTitle: String = "",
    name: String, tooltip: String, isOn: Bool = false, opensMenu: Bool = true,
    choose: @escaping (Button) -> Void
  ) {
    self.icon = icon
    self.title = title
    self.foldedIcon = foldedIcon
    self.foldedTitle = foldedTitle
    self.name = name
    self.tooltip = tooltip
    self.isOn = isOn
    self.opensMenu = opensMenu
    self.choose = choose
  }

  /// The label in a menu: its name and its value.
  var label: String { title.isEmpty || title == name ? name : "\(name): \(title)" }
}
