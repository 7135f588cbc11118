import Base

extension HandStyle {
  /// Smoothing, what the width follows, the thinnest width and the exponent, exact, with a space between them; empty for
  /// the plain one.
  var stored: String {
    self == .plain ? "" : "\(smoothing) \(widthSource.rawValue) \(thinnest) \(exponent)"
  }

  init?(stored: String) {
    let parts = stored.split(separator: " ", omittingEmptySubsequences: false)
    guard !stored.isEmpty else {
      self = .plain
      return
    }
    guard parts.count == 4, let smoothing = Double(parts[0]),
      let source = WidthSource(rawValue: String(parts[1])), let thinnest = Double(parts[2]),
      let exponent = Double(parts[3])
    else { return nil }
    self.init(
      smoothing: smoothing, widthSource: source, thinnest: thinnest, exponent: exponent)
  }
}

extension DashPattern {
  /// The lengths, exact, with a space between them.
  var stored: String { lengths.map(\.description).joined(separator: " ") }

  init?(stored: String) {
    guard !stored.isEmpty else {
      self = .solid
      return
    }
    var lengths: [Double] = []
    for part in stored.split(separator: " ", omittingEmptySubsequences: false) {
      guard let length = Double(part) else { return nil }
      lengths.append(length)
    }
    self.init(lengths)
  }
}
