extension HandStyle {
  /// Smoothing, the source of the width, the thinnest width, the exponent and the fit, exact, with commas between, as files
  /// and settings keep them; without the fit if it is the first or needed by nothing.
  public var text: String {
    let fit = isPlain || fit == .reach ? "" : ",\(fit.rawValue)"
    return "\(smoothing),\(widthSource.rawValue),\(thinnest),\(exponent)\(fit)"
  }

  /// Nil for a text that is none.
  public init?(text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard (4...5).contains(parts.count), let smoothing = Double(parts[0]),
      let source = WidthSource(rawValue: String(parts[1])), let thinnest = Double(parts[2]),
      let exponent = Double(parts[3])
    else { return nil }
    var fit = LineFit.reach
    if parts.count == 5 {
      guard let named = LineFit(rawValue: String(parts[4])) else { return nil }
      fit = named
    }
    self.init(
      smoothing: smoothing, widthSource: source, thinnest: thinnest, exponent: exponent, fit: fit)
  }
}
