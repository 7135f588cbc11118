public import Base

/// A tool's response to the pointer: a small state machine that makes drafts and edits of a document. It neither draws
/// nor depends on views.
@MainActor public protocol Gesture<Reading>: AnyObject {
  /// The pointer's position on a paper or a grid.
  associatedtype Reading: PointerReading

  /// Called when no button is held; nil when the pointer leaves.
  func hover(_ reading: Reading?)
  /// Called for a press, which starts the gesture.
  func begin(_ reading: Reading, _ press: GesturePress)
  /// Called when the pointer moves while the button is held.
  func move(_ reading: Reading)
  /// - Parameter last: see `GestureEvent.ended`.
  func end(_ last: Reading?)
  /// Called instead of `end` when the gesture is to have no effect: it drops its draft.
  func cancel()
  /// Called when the pressed pointer has rested for a while.
  func rest()
  /// Whether a resting pointer goes on drawing, with the time alone: it then gets the same position again and again.
  var drawsWhileResting: Bool { get }
  /// Starts or stops moving the shape being drawn instead of drawing on.
  ///
  /// - Returns: whether there is anything to move.
  func setMoving(_ isMoving: Bool) -> Bool
  /// Returns the position that Shift constrains the pointer to, given the position of the press; nil for no constraint.
  var constraint: ((_ start: Reading.Position, Reading.Position) -> Reading.Position)? { get }
  /// Returns the snapped position of the pointer and shows the lines that it snaps to.
  ///
  /// - Parameter reading: already constrained by Shift.
  func snap(_ reading: Reading, _ freedom: SnapFreedom<Reading.Position>) -> Reading.Position
}

extension Gesture {
  public func snap(_ reading: Reading, _ freedom: SnapFreedom<Reading.Position>) -> Reading.Position
  {
    reading.position
  }
  public func hover(_ reading: Reading?) {}
  public func end(_ last: Reading?) {}
  public func cancel() {}
  public func rest() {}
  public var drawsWhileResting: Bool { false }
  public func setMoving(_ isMoving: Bool) -> Bool { false }
  public var constraint: ((Reading.Position, Reading.Position) -> Reading.Position)? { nil }

  /// Dispatches a pointer event.
  public func handle(_ event: GestureEvent<Reading>) {
    switch event {
    case .hovered(let reading): hover(reading)
    case .began(let reading, let press): begin(reading, press)
    case .moved(let reading): move(reading)
    case .ended(let last): end(last)
    case .cancelled: cancel()
    }
  }
}
