/// A position on a painting: 0…1 over its width and 0…1 over its height, whatever its shape.
///
/// Positions beside the paper lie outside 0…1 and are kept.
public struct UnitPoint: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
