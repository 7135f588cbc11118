import Base

/// The text of `RESOURCE_MANAGER`, a desktop's settings as `name: value` lines.
struct ResourceText {
  let text: String

  /// Device pixels per view point: `Xft.dpi` of 96 is 1. In quarters, 1…4; 1 for invalid values.
  var scale: Double {
    guard let value = value(of: "Xft.dpi"), let dpi = Double(value) else { return 1 }
    return Self.scale(rounding: dpi / 96)
  }

  /// Rounds to the nearest quarter in 1…4.
  static func scale(rounding value: Double) -> Double {
    guard value.isFinite else { return 1 }
    return min(max((value * 4).rounded() / 4, 1), 4)
  }

  private func value(of name: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].trimmed == name else { continue }
      return String(line[line.index(after: colon)...].trimmed)
    }
    return nil
  }
}
