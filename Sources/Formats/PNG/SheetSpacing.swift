/// What is around and between the frames of a sheet, in its pixels.
public struct SheetSpacing: Equatable, Hashable, Sendable {
  /// Around all frames together.
  public var border = 0 { didSet { border = Self.clamped(border) } }
  /// Between a frame and the next one.
  public var between = 0 { didSet { between = Self.clamped(between) } }
  /// Around each frame.
  public var inner = 0 { didSet { inner = Self.clamped(inner) } }
  /// How far the pixels at a frame's edges are repeated beyond it, so that no seam is seen where a game scales it.
  public var extrusion = 0 { didSet { extrusion = Self.clamped(extrusion) } }
  /// Whether what is empty around a frame is cut off.
  public var isTrimmed = false

  /// How much there may be of each.
  public static let allowed = 0...256

  private static func clamped(_ value: Int) -> Int {
    min(max(value, allowed.lowerBound), allowed.upperBound)
  }

  /// None at all.
  public init() {}

  /// What a frame takes on each side beyond its own pixels.
  var margin: Int { inner + extrusion }
}
