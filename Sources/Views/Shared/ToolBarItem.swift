public import Base
public import Widgets

/// A tool as shown in the bar.
public struct ToolBarItem {
  public var icon: Icon
  public var name: String

  public init(icon: Icon, name: String) {
    self.icon = icon
    self.name = name
  }
}

/// An option of the current tool as shown in the bar.
public struct ToolBarOption {
  public var icon: Icon?
  public var title: String
  /// Replaces the title unless all options fit.
  public var foldedIcon: Icon?
  public var name: String
  public var tooltip: String
  /// Whether it is shown as switched on.
  public var isOn: Bool
  /// Whether choosing it opens a menu instead of toggling it.
  public var opensMenu: Bool
  /// Opens the choices below a button.
  public var choose: (Button) -> Void

  public init(
    icon: Icon? = nil, title: String = "", foldedIcon: Icon? = nil, name: String, tooltip: String,
    isOn: Bool = false,
    opensMenu: Bool = true, choose: @escaping (Button) -> Void
  ) {
    self.icon = icon
    self.title = title
    self.foldedIcon = foldedIcon
    self.name = name
    self.tooltip = tooltip
    self.isOn = isOn
    self.opensMenu = opensMenu
    self.choose = choose
  }

  /// The label in a menu: its name and its value.
  var label: String { title.isEmpty || title == name ? name : "\(name): \(title)" }
}
