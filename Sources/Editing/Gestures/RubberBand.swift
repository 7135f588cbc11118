public import Base

/// A band from the point of a press to the pointer.
///
///     var band = RubberBand(from: a)
///     band.stretch(to: b)
///     band.isMoving = true
///     band.stretch(to: c)     // moves both ends by c - b
///     band.ends
public struct RubberBand<Point: AffinePoint>: Sendable {
  /// The point of the press, moved along with the band.
  private var anchor: Point
  private var pointer: Point
  private var isCentred = false
  /// Whether the pointer moves the band instead of stretching it, as while Space is held.
  public var isMoving = false

  /// Creates a band whose two ends are at the press.
  public init(from point: Point) {
    anchor = point
    pointer = point
  }

  /// - Parameter isCentred: stretches it in both directions.
  public mutating func stretch(to point: Point, isCentred: Bool = false) {
    if isMoving { anchor = anchor + (point - pointer) }
    pointer = point
    self.isCentred = isCentred
  }

  /// The first end and the one at the pointer.
  public var ends: (from: Point, to: Point) {
    (isCentred ? anchor + (anchor - pointer) : anchor, pointer)
  }
}
