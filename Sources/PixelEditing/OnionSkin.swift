/// Which frames shine through the one that is edited, and how much.
struct OnionSkin: Equatable {
  /// How many frames before and after it may be seen.
  static let allowedCount = 0...8
  static let allowedOpacity = 0.05...0.8

  var before = 2
  var after = 2
  /// Of the nearest ones, 0…1; those farther away are fainter.
  var opacity = 0.34
  /// Whether the last frame comes before the first one.
  var wraps = false

  /// The frames that shine through, the farthest first, with how far away they are: less than 0 for those before.
  ///
  /// - Parameter count: of all frames.
  func frames(around frame: Int, of count: Int) -> [(frame: Int, distance: Int)] {
    let distances = (-before...after).filter { $0 != 0 && abs($0) < count }
    return distances.sorted { (-abs($0), $0) < (-abs($1), $1) }.compactMap { distance in
      let place = frame + distance
      if (0..<count).contains(place) { return (place, distance) }
      return wraps ? ((place + count) % count, distance) : nil
    }
  }

  func opacity(at distance: Int) -> Double { opacity / Double(max(1, abs(distance))) }

  /// For a setting, and back.
  var text: String { "\(before) \(after) \(opacity) \(wraps)" }

  init() {}

  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 4, let before = Int(parts[0]), let after = Int(parts[1]),
      let opacity = Double(parts[2]), let wraps = Bool(String(parts[3])),
      Self.allowedCount.contains(before), Self.allowedCount.contains(after),
      Self.allowedOpacity.contains(opacity)
    else { return nil }
    (self.before, self.after, self.opacity, self.wraps) = (before, after, opacity, wraps)
  }
}
