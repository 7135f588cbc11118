public import Base

/// What living and dead cells look like.
public struct LifeColors: Equatable, Sendable {
  public var dead: InkColor
  public var alive: InkColor

  public init(dead: InkColor, alive: InkColor) {
    self.dead = dead
    self.alive = alive
  }

  /// A lamp in the dark.
  public static let lamp = LifeColors(
    dead: InkColor(rgb: 0x171A21), alive: InkColor(rgb: 0xF6B840))

  /// What a cell looks like of which a share of 255 lives.
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
