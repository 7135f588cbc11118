extension BrushKind {
  /// The name, the settings and any seed and start, exact and separated by spaces, for files and settings:
  /// `pencil grain=2.0 roughness=0.7 softness=0.4`.
  public var text: String {
    var words = [name.rawValue] + name.settings.map { "\($0.id)=\(self[$0])" }
    if seed != 0 { words.append("seed=\(seed)") }
    if start != 0 { words.append("start=\(start)") }
    return words.joined(separator: " ")
  }

  /// Returns nil for invalid text. Missing settings have their initial values, and values outside of a range are moved
  /// into it.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let name = words.first.flatMap({ Name(rawValue: String($0)) }) else { return nil }
    self.init(name)
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      if parts[0] == "seed" {
        guard let seed = UInt32(parts[1]) else { return nil }
        self.seed = seed
      } else if parts[0] == "start" {
        guard let start = Double(parts[1]) else { return nil }
        self.start = start
      } else {
        guard let setting = name.settings.first(where: { $0.id == parts[0] }),
          let value = Double(parts[1]), !value.isNaN
        else { return nil }
        self[setting] = value
      }
    }
  }
}
