extension HandStyle {
  /// Smoothing, the source of the width, the thinnest width, the exponent, the fit and both tapers, exact, with commas
  /// between, as files and settings keep them; without the last ones if these are the first fit, or one that is needed
  /// by nothing, and none.
  public var text: String {
    var text = "\(smoothing),\(widthSource.rawValue),\(thinnest),\(exponent)"
    if !isPlain, fit != .reach || taper != .none { text += ",\(fit.rawValue)" }
    if taper != .none { text += ",\(taper.start),\(taper.end)" }
    return text
  }

  /// Returns nil for invalid text.
  public init?(text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard [4, 5, 7].contains(parts.count), let smoothing = Double(parts[0]),
      let source = WidthSource(rawValue: String(parts[1])), let thinnest = Double(parts[2]),
      let exponent = Double(parts[3])
    else { return nil }
    var fit = LineFit.reach
    if parts.count > 4 {
      guard let named = LineFit(rawValue: String(parts[4])) else { return nil }
      fit = named
    }
    var taper = Taper.none
    if parts.count > 5 {
      guard let start = Double(parts[5]), let end = Double(parts[6]) else { return nil }
      taper = Taper(start: start, end: end)
    }
    self.init(
      smoothing: smoothing, widthSource: source, thinnest: thinnest, exponent: exponent, fit: fit,
      taper: taper)
  }
}
