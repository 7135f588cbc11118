extension DashPattern {
  /// The patterns offered for choosing.
  public static let catalogue: [DashPattern] = [
    .solid, .dashes, .longDashes, .dots, .dashesAndDots,
  ]

  public static let dashes = DashPattern(unchecked: [3, 3])
  public static let longDashes = DashPattern(unchecked: [7, 3])
  public static let dots = DashPattern(unchecked: [0.5, 2])
  public static let dashesAndDots = DashPattern(unchecked: [4, 2, 0.5, 2])
}
