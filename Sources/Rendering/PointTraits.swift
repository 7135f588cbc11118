public import Base
import Glibc

/// The properties of a point of a line, besides its width, that the ink of some kinds of brush depends on.
public struct PointTraits: Equatable, Sendable {
  /// As a fraction of the colour's, 0…1.
  public var opacity: Float
  /// Along the line from its start, in points of the paper.
  public var distance: Float
  /// Since the start of the line.
  public var milliseconds: Float
  /// The direction that the pen gives a nib, anticlockwise from the x axis, in radians.
  public var direction: Float

  /// Creates the traits of a point, by default of the start of a line.
  public init(
    opacity: Float = 1, distance: Float = 0, milliseconds: Float = 0, direction: Float = 0
  ) {
    self.opacity = opacity
    self.distance = distance
    self.milliseconds = milliseconds
    self.direction = direction
  }

  func mixed(with other: PointTraits, by part: Float) -> PointTraits {
    PointTraits(
      opacity: opacity + (other.opacity - opacity) * part,
      distance: distance + (other.distance - distance) * part,
      milliseconds: milliseconds + (other.milliseconds - milliseconds) * part,
      direction: direction)
  }
}

/// The distance along a line up to its last point, while it is converted in parts.
public struct LineMeter: Sendable {
  private var last: PixelPoint?
  private var distance: Double
  private let pixelsPerPoint: Double

  /// Starts a line of a style at the size of a paper.
  public init(_ style: LineStyle, in viewport: Viewport) {
    distance = style.kind.start
    pixelsPerPoint = max(viewport.pixels(ofFraction: PaperScale.grain), 1e-6)
  }

  /// Advances to the next point of the line.
  mutating func traits(
    _ sample: Sample, at point: PixelPoint, _ style: LineStyle
  ) -> PointTraits {
    if let last {
      let (dx, dy) = (point.x - last.x, point.y - last.y)
      distance += (dx * dx + dy * dy).squareRoot() / pixelsPerPoint
    }
    last = point
    return PointTraits(
      opacity: Float(style.opacity(atPressure: Double(sample.pressure))),
      distance: Float(distance), milliseconds: Float(sample.milliseconds),
      direction: Float(sample.tilt.direction))
  }
}
