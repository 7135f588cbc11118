extension InkGradient {
  /// The kind, the map in SVG's order, the spread, the space, the stops, and the focus of a radial gradient, separated
  /// by slashes, without spaces and semicolons: for files.
  public var text: String {
    let stops = field.stops.map { "\($0.offset):\($0.color.hex)" }.joined(separator: ",")
    let map = field.map.words.split(separator: " ").joined(separator: ",")
    let parts = [kind, map, field.spread.rawValue, field.space.rawValue, stops]
    guard case .radial(_, let focus) = self else { return parts.joined(separator: "/") }
    return (parts + ["\(focus.x),\(focus.y)"]).joined(separator: "/")
  }

  /// The name of its kind in files.
  public var kind: String {
    switch self {
    case .linear: "linear"
    case .radial: "radial"
    }
  }

  /// Returns nil for invalid text.
  public init?(text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 5, let map = PaperMap(words: parts[1].split(separator: ",")),
      let spread = GradientSpread(rawValue: String(parts[2])),
      let space = GradientSpace(rawValue: String(parts[3]))
    else { return nil }
    var stops: [GradientStop] = []
    for part in parts[4].split(separator: ",") {
      let pair = part.split(separator: ":")
      guard pair.count == 2, let offset = Double(pair[0]),
        let color = InkColor(hex: String(pair[1]))
      else { return nil }
      stops.append(GradientStop(at: offset, color))
    }
    guard !stops.isEmpty else { return nil }
    let field = GradientField(map: map, stops: stops, spread: spread, space: space)
    switch (parts[0], parts.count) {
    case ("linear", 5): self = .linear(field)
    case ("radial", 6):
      let focus = parts[5].split(separator: ",").compactMap { Double($0) }
      guard focus.count == 2 else { return nil }
      self = .radial(field, focus: PaperPoint(x: focus[0], y: focus[1]))
    default: return nil
    }
    guard isSound else { return nil }
  }
}
