public import Base

/// A band from the point of a press to the pointer.
///
///     var band = RubberBand(from: a)
///     band.stretch(to: b)
///     band.isMoving = true
///     band.stretch(to: c)     // moves both ends by c - b
///     band.ends
public struct RubberBand<Place: AffinePlace>: Sendable {
  /// The point of the press, moved along with the band.
  private var anchor: Place
  private var pointer: Place
  private var isCentred = false
  /// Whether the pointer moves the band instead of stretching it, as while Space is held.
  public var isMoving = false

  public init(from place: Place) {
    anchor = place
    pointer = place
  }

  /// - Parameter isCentred: stretches it in both directions.
  public mutating func stretch(to place: Place, isCentred: Bool = false) {
    if isMoving { anchor = anchor + (place - pointer) }
    pointer = place
    self.isCentred = isCentred
  }

  /// The first end and the one at the pointer.
  public var ends: (from: Place, to: Place) {
    (isCentred ? anchor + (anchor - pointer) : anchor, pointer)
  }
}
