/// The frames shown through the current one, and their opacity.
struct OnionSkin: Equatable {
  /// The allowed number of frames before and after it.
  static let allowedCount = 0...8
  static let allowedOpacity = 0.05...0.8

  var before = 2
  var after = 2
  /// The opacity of the nearest frames, 0…1; farther ones are fainter.
  var opacity = 0.34
  /// Whether the last frame precedes the first one.
  var wraps = false

  /// Returns the frames to show, the farthest first, with their distances, which are negative for earlier frames.
  ///
  /// - Parameter count: the total number of frames.
  func frames(around frame: Int, of count: Int) -> [(frame: Int, distance: Int)] {
    let distances = (-before...after).filter { $0 != 0 && abs($0) < count }
    return distances.sorted { (-abs($0), $0) < (-abs($1), $1) }.compactMap { distance in
      let place = frame + distance
      if (0..<count).contains(place) { return (place, distance) }
      return wraps ? ((place + count) % count, distance) : nil
    }
  }

  func opacity(at distance: Int) -> Double { opacity / Double(max(1, abs(distance))) }

  /// The stored form.
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
