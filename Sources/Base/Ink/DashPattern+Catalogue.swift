extension DashPattern {
  /// The patterns offered for choosing.
  public static let catalogue: [DashPattern] = [
    .solid, .dashes, .longDashes, .dots, .dashesAndDots,
  ]

  /// Dashes and gaps of equal length.
  public static let dashes = DashPattern(unchecked: [3, 3])
  /// Dashes more than twice as long as the gaps.
  public static let longDashes = DashPattern(unchecked: [7, 3])
  /// Short dashes, which round ends turn into dots.
  public static let dots = DashPattern(unchecked: [0.5, 2])
  /// Dashes and dots in turn.
  public static let dashesAndDots = DashPattern(unchecked: [4, 2, 0.5, 2])
}
