/// Width divided by height; finite and positive.
public struct AspectRatio: Equatable, Hashable, Sendable {
  /// The width of a paper whose height is 1.
  public let value: Double

  /// The range from the tallest to the widest shape.
  public static let allowed = 0.01...100.0
  /// The shape of a paper without a chosen one, 4 : 3.
  public static let fourToThree = AspectRatio(unchecked: 4.0 / 3.0)

  /// Returns nil unless the value is in `allowed`.
  public init?(_ value: Double) {
    guard Self.allowed.contains(value) else { return nil }
    self.value = value
  }

  /// Returns nil for an empty size; clamps extreme shapes to `allowed`.
  public init?(of size: PixelSize) {
    guard !size.isEmpty else { return nil }
    let raw = Double(size.width) / Double(size.height)
    value = min(max(raw, Self.allowed.lowerBound), Self.allowed.upperBound)
  }

  private init(unchecked value: Double) { self.value = value }

  /// The largest size of this shape within `bounds`: one side matches, and none is shorter than a pixel.
  public func size(fitting bounds: PixelSize) -> PixelSize {
    guard !bounds.isEmpty else { return PixelSize(width: 0, height: 0) }
    let width = Double(bounds.height) * value
    if width <= Double(bounds.width) {
      return PixelSize(width: max(1, Int(saturating: width.rounded())), height: bounds.height)
    }
    let height = (Double(bounds.width) / value).rounded()
    return PixelSize(
      width: bounds.width, height: min(bounds.height, max(1, Int(saturating: height))))
  }
}

/// The nominal size of a paper for measures in points or pixels: 1600 along the longer side at 100 %.
public enum PaperScale {
  /// Along the longer side.
  public static let points = 1600.0
  /// The size of a point as a fraction of the longer side.
  public static let grain = 1 / points

  /// Converts a length in points of the paper to a fraction of its longer side.
  public static func length(ofPoints points: Double) -> Double { points / Self.points }

  /// Converts a fraction of the longer side to points of the paper.
  public static func points(ofLength length: Double) -> Double { length * points }

  /// The width in pixels of a painting's usual export, which scales its background pictures.
  public static let exportWidth = 1600

  /// The width of a paper at 100 %, in pixels.
  public static func widthInPixels(of paper: AspectRatio) -> Double {
    points * paper.paperSize.dx
  }
}
