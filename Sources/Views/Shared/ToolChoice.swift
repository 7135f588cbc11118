public import Base
public import Widgets

/// A tool as the bar shows it.
public struct ToolChoice {
  public var icon: Icon
  public var name: String

  public init(icon: Icon, name: String) {
    self.icon = icon
    self.name = name
  }
}

/// Something that can be chosen for the tool in use, as the bar shows it.
public struct ToolOptionChoice {
  public var icon: Icon?
  public var title: String
  /// In the place of the title where there is no room for all of them.
  public var foldedIcon: Icon?
  public var name: String
  public var tooltip: String
  /// Whether it shows as switched on.
  public var isOn: Bool
  /// Whether choosing shows a menu; otherwise it switches something.
  public var opensMenu: Bool
  /// Shows what there is to choose from, under a button.
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

  /// What it is called in a menu: its name, and what is chosen.
  var label: String { title.isEmpty || title == name ? name : "\(name): \(title)" }
}
