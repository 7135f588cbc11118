/// The sRGB colour of a state, 0…255 each.
public struct StateColor: Hashable, Sendable {
  /// The red part.
  public let red: UInt8
  /// The green part.
  public let green: UInt8
  /// The blue part.
  public let blue: UInt8

  /// Creates a colour from its red, green and blue parts.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(rgb: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
      UInt8(truncatingIfNeeded: rgb))
  }

  /// A gradient from one colour to another, inclusive.
  static func gradient(_ from: StateColor, _ to: StateColor, count: Int) -> [StateColor] {
    (0..<count).map { index in
      func part(_ from: UInt8, _ to: UInt8) -> UInt8 {
        let (a, b) = (Int(from), Int(to))
        return UInt8(a + (count > 1 ? (b - a) * index / (count - 1) : 0))
      }
      return StateColor(
        part(from.red, to.red), part(from.green, to.green), part(from.blue, to.blue))
    }
  }
}

extension StateRule {
  /// The colours of the states from 1 on, and of dead cells if the rule defines one.
  public var colors: (dead: StateColor?, living: [StateColor]) {
    let count = stateCount - 1
    switch family {
    case .history: return (nil, Self.historyColors)
    case .superLife: return (nil, Self.superColors)
    case .wires: return (nil, Array(Self.wireColors.prefix(count)))
    case .file(let file):
      var living = Self.usualColors(count)
      for state in 1...count { if let color = file.colors[state] { living[state - 1] = color } }
      return (file.colors[0], living)
    case .generations, .larger: return (nil, Self.usualColors(count))
    }
  }

  /// From a lamp's yellow through red to a blue nearly as dark as dead cells: ageing cells cool down.
  private static func usualColors(_ count: Int) -> [StateColor] {
    let stops = [0xF6B840, 0xE0653A, 0x9C3F6B, 0x4A4A86].map { StateColor(rgb: $0) }
    if count < stops.count { return Array(stops.prefix(count)) }
    var colors: [StateColor] = []
    for part in 0..<3 {
      let start = part * (count - 1) / 3
      let end = (part + 1) * (count - 1) / 3
      colors += StateColor.gradient(stops[part], stops[part + 1], count: end - start + 1).dropLast()
    }
    return colors + [stops[3]]
  }

  /// Golly's colours, familiar to users.
  private static let historyColors: [StateColor] = [
    0x00FF00, 0x000080, 0xD8FFD8, 0xFF0000, 0xFFFF00, 0x606060,
  ].map { StateColor(rgb: $0) }

  /// Sensitized states from red to yellow, arrows blue, or green if excited, special ones red, or violet if excited.
  private static let wireColors: [StateColor] =
    StateColor.gradient(StateColor(255, 0, 0), StateColor(251, 255, 0), count: 8)
    + StateColor.gradient(StateColor(89, 89, 255), StateColor(139, 139, 255), count: 4)
    + StateColor.gradient(StateColor(27, 176, 27), StateColor(106, 255, 106), count: 4)
    + StateColor.gradient(StateColor(235, 36, 36), StateColor(255, 89, 89), count: 4)
    + StateColor.gradient(StateColor(185, 56, 255), StateColor(203, 106, 255), count: 4)
    + [0x00FF80, 0xFF8040, 0xFFFF80, 0x21D7D7, 0x1BB0B0, 0x189C9C, 0x158989].map {
      StateColor(rgb: $0)
    }

  private static let superColors: [StateColor] = [
    0x00FF00, 0x0000A0, 0xFFD8FF, 0xFF0000, 0xFFFF00, 0x606060, 0xFF69B4, 0x800080, 0x00BFFF,
    0x004080, 0x40E0D0, 0x008040, 0xFFFFFF, 0xFF6347, 0xFA8072, 0xDB7093, 0xFFA500, 0xF5DEB3,
    0x00FFFF, 0xC0C0C0, 0xC0FF80, 0xFFB6C1, 0x00FF7F, 0x010101, 0xFF007F,
  ].map { StateColor(rgb: $0) }
}
