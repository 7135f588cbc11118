/// Where a painting lies among device pixels, and the conversion between the two spaces.
///
/// The paper is the largest rectangle of the painting's aspect ratio that fits the bounds, centred,
/// its edges on whole pixels.
public struct Viewport: Equatable, Sendable {
  /// The paper, in the pixels of the bounds that it was fitted into.
  public let paper: PixelRect

  public init(paper: PixelRect) { self.paper = paper }

  public init(fitting aspectRatio: AspectRatio, in bounds: PixelSize) {
    let size = aspectRatio.size(fitting: bounds)
    paper = PixelRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  public func unitPoint(at point: PixelPoint) -> UnitPoint {
    guard !paper.isEmpty else { return UnitPoint(x: 0, y: 0) }
    return UnitPoint(
      x: (point.x - Double(paper.x)) / Double(paper.width),
      y: (point.y - Double(paper.y)) / Double(paper.height))
  }

  /// The position in pixels from the paper's own corner.
  public func paperPoint(at point: UnitPoint) -> PixelPoint {
    PixelPoint(x: point.x * Double(paper.width), y: point.y * Double(paper.height))
  }

  /// Where a position is in the view, in points.
  ///
  /// - Parameter scale: device pixels for a point.
  public func viewPoint(at point: UnitPoint, scale: Double) -> ViewPoint {
    let pixel = paperPoint(at: point)
    return ViewPoint(x: (pixel.x + Double(paper.x)) / scale, y: (pixel.y + Double(paper.y)) / scale)
  }

  /// A length in pixels as the fraction of the paper's longer side.
  public func fraction(ofPixels length: Double) -> Double {
    paper.isEmpty ? 0 : length / Double(paper.size.longerSide)
  }

  /// A fraction of the paper's longer side in pixels.
  public func pixels(ofFraction fraction: Double) -> Double {
    fraction * Double(paper.size.longerSide)
  }
}
