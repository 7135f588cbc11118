public import Base
public import Life

/// The colours of a universe's cells by state.
public struct StatePalette: Equatable, Sendable {
  /// The colour of dead cells.
  public let dead: InkColor
  /// From state 1 on.
  public let living: [InkColor]

  /// Takes the colours that a rule defines, or else the colours of a lamp.
  public init(_ rule: CellRule) {
    guard let colors = rule.ofStates?.colors else {
      (dead, living) = (LifeColors.lamp.dead, [LifeColors.lamp.alive])
      return
    }
    dead = colors.dead.map { InkColor($0) } ?? LifeColors.lamp.dead
    living = colors.living.map { InkColor($0) }
  }

  /// The colour of a state; states without one have the colour of the last.
  public subscript(state: UInt8) -> InkColor {
    state == 0 ? dead : living[min(Int(state), living.count) - 1]
  }

  /// The pixel for a density of 0…255.
  func pixel(_ state: UInt8, share: UInt8) -> UInt32 {
    LifeSurface.pixel(
      share == 255 ? self[state] : LifeColors(dead: dead, alive: self[state]).color(ofShare: share))
  }
}

extension InkColor {
  fileprivate init(_ color: StateColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}

/// The colours of living and dead cells.
public struct LifeColors: Equatable, Sendable {
  /// The colour of dead cells.
  public var dead: InkColor
  /// The colour of living cells.
  public var alive: InkColor

  /// Creates a pair of colours.
  public init(dead: InkColor, alive: InkColor) {
    self.dead = dead
    self.alive = alive
  }

  /// A lamp in the dark.
  public static let lamp = LifeColors(
    dead: InkColor(rgb: 0x171A21), alive: InkColor(rgb: 0xF6B840))

  /// The colour for a density of 0…255.
  public func color(ofShare share: UInt8) -> InkColor {
    func part(_ dead: UInt8, _ alive: UInt8) -> UInt8 {
      let part: Int = Int(dead) * (255 - Int(share)) + Int(alive) * Int(share)
      return UInt8((part + 127) / 255)
    }
    return InkColor(
      red: part(dead.red, alive.red), green: part(dead.green, alive.green),
      blue: part(dead.blue, alive.blue))
  }
}
