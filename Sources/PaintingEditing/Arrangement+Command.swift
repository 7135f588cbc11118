import Editing

// The commands that arrange the selection.
extension Arrangement {
  var command: CommandName {
    switch self {
    case .alignLeft: .alignLeft
    case .alignCenter: .alignCenter
    case .alignRight: .alignRight
    case .alignTop: .alignTop
    case .alignMiddle: .alignMiddle
    case .alignBottom: .alignBottom
    case .alignBaselines: .alignBaselines
    case .distributeHorizontally: .distributeHorizontally
    case .distributeVertically: .distributeVertically
    }
  }
}
