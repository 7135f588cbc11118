/// One picture of an animation, and for how long it is seen.
public struct PixelFrame: Equatable, Sendable {
  /// How long a frame may be seen, in milliseconds: what a GIF can say.
  public static let allowedMilliseconds = 1...655_350

  public var grid: CellGrid
  /// Within `allowedMilliseconds`.
  public var milliseconds: Int {
    didSet { milliseconds = Self.clamped(milliseconds) }
  }
  /// As `Stroke.unknownFields`.
  public var unknownFields: String

  public init(_ grid: CellGrid, milliseconds: Int = 100, unknownFields: String = "") {
    self.grid = grid
    self.milliseconds = Self.clamped(milliseconds)
    self.unknownFields = unknownFields
  }

  private static func clamped(_ milliseconds: Int) -> Int {
    min(max(milliseconds, allowedMilliseconds.lowerBound), allowedMilliseconds.upperBound)
  }
}
