/// How large buttons, rows and fields are, and all else with them.
public enum ControlSize: String, CaseIterable {
  case usual, large

  /// What the size of everything is multiplied by: whatever is pressed in the windows of the program is 26 points high
  /// at least, but for colours in their trays, and that makes 44 of 26.
  public var factor: Double {
    switch self {
    case .usual: 1
    case .large: 1.75
    }
  }

  /// In points of a desktop that magnifies nothing.
  ///
  /// Source: WCAG 2.2, criterion 2.5.5.
  public static let leastLargeHeight = 44
}
