/// The role of an object, by its number in the protocol.
///
/// Source: at-spi2-core, `atspi-constants.h`.
public nonisolated enum AccessibleRole: UInt32, Sendable {
  case canvas = 6
  case dial = 15
  case dialog = 16
  case frame = 23
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case button = 43
  case separator = 50
  case slider = 51
  case number = 52
  case status = 54
  case toggle = 62
  case toolBar = 63
  case application = 75
  case entry = 79

  /// Its protocol name, not for display.
  var name: String {
    switch self {
    case .canvas: "canvas"
    case .dial: "dial"
    case .dialog: "dialog"
    case .frame: "frame"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .button: "push button"
    case .separator: "separator"
    case .slider: "slider"
    case .number: "spin button"
    case .status: "status bar"
    case .toggle: "toggle button"
    case .toolBar: "tool bar"
    case .application: "application"
    case .entry: "entry"
    }
  }
}
