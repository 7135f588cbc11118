/// The size of buttons, rows, fields and everything else.
public enum ControlSize: String, CaseIterable {
  case usual, large

  /// The factor for all sizes. Every clickable element is at least 26 points high, except for colour swatches, and the
  /// factor turns 26 into 44.
  public var factor: Double {
    switch self {
    case .usual: 1
    case .large: 1.75
    }
  }

  /// In points of an unscaled desktop.
  ///
  /// Source: WCAG 2.2, criterion 2.5.5.
  public static let leastLargeHeight = 44
}
