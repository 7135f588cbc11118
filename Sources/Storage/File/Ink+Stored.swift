import Base

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
