extension PaperMap {
  /// The six numbers in the order of SVG, exact, with spaces between.
  public var words: String {
    [xx, yx, xy, yy, x0, y0].map(\.description).joined(separator: " ")
  }

  /// Nil for words that are no such numbers.
  public init?(words: some Sequence<some StringProtocol>) {
    var numbers: [Double] = []
    for word in words {
      guard let number = Double(word) else { return nil }
      numbers.append(number)
    }
    guard numbers.count == 6 else { return nil }
    self.init(
      xx: numbers[0], xy: numbers[2], yx: numbers[1], yy: numbers[3], x0: numbers[4],
      y0: numbers[5])
  }
}
