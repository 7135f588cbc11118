extension HandStyle {
  /// Smoothing, what the width follows, the thinnest width and the exponent, exact, with commas between: what files and
  /// settings keep.
  public var text: String { "\(smoothing),\(widthSource.rawValue),\(thinnest),\(exponent)" }

  /// Nil for a text that is none.
  public init?(text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 4, let smoothing = Double(parts[0]),
      let source = WidthSource(rawValue: String(parts[1])), let thinnest = Double(parts[2]),
      let exponent = Double(parts[3])
    else { return nil }
    self.init(
      smoothing: smoothing, widthSource: source, thinnest: thinnest, exponent: exponent)
  }
}
