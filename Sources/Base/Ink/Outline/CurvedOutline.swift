/// The outline of a line of varying width with few points: one closed contour of straight lines and cubic curves, to be
/// filled non-zero.
public struct CurvedOutline: Equatable, Sendable {
  /// A continuation from the end of the preceding piece.
  public enum Piece: Equatable, Sendable {
    case line(PixelPoint)
    /// Two control points and the end.
    case curve(PixelPoint, PixelPoint, PixelPoint)
  }

  /// Nil for an empty outline.
  public private(set) var start: PixelPoint?
  /// The last one ends at the start.
  public private(set) var pieces: [Piece] = []

  /// The share of the tolerance that arcs may use before the fit.
  private static let arcShare = 1.0 / 16

  /// - Parameter pieces: the last one ends at the start.
  public init(start: PixelPoint, pieces: [Piece]) {
    self.start = start
    self.pieces = pieces
  }

  /// Fits curves to the outline of a line, smooth but for its corners.
  ///
  /// Takes 2 to 10 µs per circle, about 30 times as long as the polygon: meant for files, not for every frame.
  ///
  /// Sides closer together than the tolerance may cross, which can leave a gap of that width in an area covered by
  /// another part of the line: a 40th of a pixel's ink at the tolerance of files.
  ///
  /// - Parameter tolerance: the greatest distance of curves from the edge, in the unit of the coordinates. Points
  ///   flattened from a curve should be within half of it, or the fit follows their corners.
  public init(of circles: some Collection<PenCircle>, tolerance: Double) {
    guard circles.contains(where: { $0.isUsable && $0.radius > 0 }) else {
      self.init(SampledContour([], tolerance: 1))
      return
    }
    let tolerance = LineOutline.usable(tolerance)
    var outline = LineOutline(tolerance: tolerance * Self.arcShare, overlap: tolerance * 2)
    for circle in circles { outline.append(circle) }
    self.init(SampledContour(outline.corners, tolerance: tolerance * (1 - Self.arcShare)))
  }

  /// Fits curves to a closed polygon, smooth but for its corners.
  ///
  /// - Parameter tolerance: the greatest distance of curves from the polygon, in the unit of the coordinates.
  public init(fitting polygon: [PixelPoint], tolerance: Double) {
    let corners = polygon.map { SIMD2($0.x, $0.y) }
    self.init(SampledContour(corners, tolerance: LineOutline.usable(tolerance)))
  }

  private init(_ contour: SampledContour) {
    guard let first = contour.places.first else { return }
    start = PixelPoint(first)
    pieces = contour.fitted()
  }
}

extension PixelPoint {
  init(_ place: SIMD2<Double>) { self.init(x: place.x, y: place.y) }
}
