import Platform
import Widgets

extension Accessibility.Role {
  /// The role for screen readers.
  var accessibleRole: AccessibleRole {
    switch self {
    case .group: .panel
    case .button, .choice: .button
    case .toggle: .toggle
    case .label, .lamp: .label
    case .textField: .entry
    case .number: .number
    case .slider: .slider
    case .dial: .dial
    case .colorGrid, .list: .list
    case .menu: .menu
    case .menuItem: .menuItem
    case .separator: .separator
    case .canvas: .canvas
    case .toolbar: .toolBar
    case .dialog: .dialog
    case .status: .status
    case .tab: .pageTab
    case .tabList: .pageTabList
    }
  }
}
