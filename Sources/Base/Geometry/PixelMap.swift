/// An affine map of pixels: x′ = xx·x + xy·y + x₀, y′ = yx·x + yy·y + y₀.
public struct PixelMap: Equatable, Sendable {
  public var xx: Double
  public var xy: Double
  public var yx: Double
  public var yy: Double
  public var x0: Double
  public var y0: Double

  /// A map of the paper, in pixels from its corner.
  ///
  /// - Parameter longerSide: of the paper, in pixels.
  public init(_ map: PaperMap, longerSide: Double) {
    (xx, xy, yx, yy) = (map.xx, map.xy, map.yx, map.yy)
    (x0, y0) = (map.x0 * longerSide, map.y0 * longerSide)
  }

  /// The smallest rectangle that covers what a rectangle becomes.
  public func bounds(of rect: PixelRect) -> PixelRect {
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ]
    .map { (Double($0.0), Double($0.1)) }
    let xs = corners.map { xx * $0.0 + xy * $0.1 + x0 }
    let ys = corners.map { yx * $0.0 + yy * $0.1 + y0 }
    return PixelRect(
      covering: (xs.min() ?? 0) - 1, (ys.min() ?? 0) - 1, (xs.max() ?? 0) + 1, (ys.max() ?? 0) + 1)
  }
}
