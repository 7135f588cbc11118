public import Geometry

/// A stroke at one size of the picture: a line through points, drawn with a pen.
public struct Polyline: Sendable {
  /// In pixels from the paper's corner. At least one; equal points are a dot.
  public let points: [PixelPoint]
  public let pen: Pen
  /// All pixels that the ink may touch, from the paper's corner.
  public let bounds: PixelRect

  public init(points: [PixelPoint], pen: Pen) {
    self.points = points
    self.pen = pen
    var extent = Extent()
    extent.add(points[...], pen: pen)
    bounds = extent.rect(padding: extent.padding(of: pen))
  }

  /// Whether the pointer never moved: a click.
  public var isDot: Bool {
    guard let first = points.first else { return true }
    return points.allSatisfy { $0 == first }
  }
}
