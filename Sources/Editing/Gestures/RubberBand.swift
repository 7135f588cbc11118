public import Base

/// The course of a gesture that stretches a shape.
///
///     var band = RubberBand(shape)
///     band.press(at: a)
///     band.drag(to: b, [.shift])
///     band.release()      // the two corners, or nil where nothing was stretched
public struct RubberBand: Sendable {
  private enum State: Equatable, Sendable {
    case idle
    /// `anchor` is where the press was, moved along while Space is held.
    case stretching(anchor: PaperPoint, pointer: PaperPoint)
  }

  public let shape: RubberBandShape
  private var state = State.idle
  private var modifiers: Modifiers = []
  /// Whether the pointer moves the shape instead of stretching it, as while Space is held.
  public var isMoving = false

  public init(_ shape: RubberBandShape) { self.shape = shape }

  public var isActive: Bool { state != .idle }

  public mutating func press(at point: PaperPoint, _ modifiers: Modifiers = []) {
    state = .stretching(anchor: point, pointer: point)
    self.modifiers = modifiers
    isMoving = false
  }

  /// Shift constrains, Control stretches from the centre; both count as they are now.
  public mutating func drag(to point: PaperPoint, _ modifiers: Modifiers = []) {
    guard case .stretching(let anchor, let pointer) = state else { return }
    self.modifiers = modifiers
    state = .stretching(anchor: isMoving ? anchor + (point - pointer) : anchor, pointer: point)
  }

  /// Ends the gesture.
  ///
  /// - Returns: what it leaves; nil for a click, which stretches nothing.
  public mutating func release() -> (from: PaperPoint, to: PaperPoint)? {
    defer { cancel() }
    guard let corners, corners.from != corners.to else { return nil }
    return corners
  }

  /// Ends the gesture and leaves nothing.
  public mutating func cancel() {
    state = .idle
    isMoving = false
  }

  /// From the first corner to the opposite one; nil while there is no gesture.
  public var extent: PaperVector? { corners.map { $0.to - $0.from } }

  /// The corners of the shape, or the ends of the line, that the gesture would leave now; nil while there is none.
  public var corners: (from: PaperPoint, to: PaperPoint)? {
    guard case .stretching(let anchor, let pointer) = state else { return nil }
    var offset = pointer - anchor
    if modifiers.contains(.shift) { offset = shape.constrained(offset) }
    return modifiers.contains(.control)
      ? (anchor + -offset, anchor + offset) : (anchor, anchor + offset)
  }
}
