/// The size of buttons, rows, fields and everything else.
public enum ControlSize: String, CaseIterable {
  /// Large from the first touch of a finger to the next click.
  case adaptive
  case usual, large

  /// The factor for all sizes. Every clickable element is at least 26 points high, except for colour swatches, and the
  /// factor turns 26 into 44.
  ///
  /// - Parameter isTouched: whether fingers are in use.
  public func factor(isTouched: Bool) -> Double {
    switch self {
    case .adaptive: isTouched ? Self.largeFactor : 1
    case .usual: 1
    case .large: Self.largeFactor
    }
  }

  private static let largeFactor = 1.75

  /// In points of an unscaled desktop.
  ///
  /// Source: WCAG 2.2, criterion 2.5.5.
  public static let leastLargeHeight = 44
}
