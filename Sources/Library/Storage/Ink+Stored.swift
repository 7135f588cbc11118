import Ink

extension InkColor {
  /// 0xRRGGBBAA.
  var stored: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  init(stored: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: stored >> 24), green: UInt8(truncatingIfNeeded: stored >> 16),
      blue: UInt8(truncatingIfNeeded: stored >> 8), alpha: UInt8(truncatingIfNeeded: stored))
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
