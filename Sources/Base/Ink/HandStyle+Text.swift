extension HandStyle {
  /// Smoothing, width source, thinnest width, exponent, fit and both tapers, exact and separated by commas, for files
  /// and settings; the last ones are omitted for the first or an unused fit and no tapers.
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
