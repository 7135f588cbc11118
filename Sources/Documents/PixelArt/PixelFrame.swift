/// One moment of an animation, with a cel of each layer, and for how long it is seen.
public struct PixelFrame: Equatable, Sendable {
  /// How long a frame may be seen, in milliseconds: what a GIF can say.
  public static let allowedMilliseconds = 1...655_350

  /// As many as there are layers, in their order. Those of groups are empty.
  public internal(set) var cels: [PixelCel]
  /// Within `allowedMilliseconds`.
  public var milliseconds: Int {
    didSet { milliseconds = Self.clamped(milliseconds) }
  }
  /// As `Stroke.unknownFields`.
  public var unknownFields: String

  /// A frame of a picture with one layer.
  public init(_ grid: CellGrid, milliseconds: Int = 100, unknownFields: String = "") {
    self.init([PixelCel(grid)], milliseconds: milliseconds, unknownFields: unknownFields)
  }

  /// - Parameter cels: of one size, at least one.
  public init(_ cels: [PixelCel], milliseconds: Int = 100, unknownFields: String = "") {
    self.cels = cels
    self.milliseconds = Self.clamped(milliseconds)
    self.unknownFields = unknownFields
  }

  private static func clamped(_ milliseconds: Int) -> Int {
    min(max(milliseconds, allowedMilliseconds.lowerBound), allowedMilliseconds.upperBound)
  }
}
