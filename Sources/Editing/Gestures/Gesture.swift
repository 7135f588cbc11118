public import Base

/// What a tool makes of the pointer: a small state chart, which makes drafts and edits of a document. It draws nothing
/// and knows no view.
@MainActor public protocol Gesture<Reading>: AnyObject {
  associatedtype Reading: PointerReading

  /// No button is held; nil when the pointer left.
  func hover(_ reading: Reading?)
  func begin(_ reading: Reading, _ press: GesturePress)
  func move(_ reading: Reading)
  /// - Parameter last: as of `GestureEvent.ended`.
  func end(_ last: Reading?)
  func cancel()
  /// The pointer, still pressed, has rested for a while.
  func rest()
  /// The pointer moves what is drawn instead of drawing on, or no longer.
  ///
  /// - Returns: whether there is something that it can move.
  func setMoving(_ isMoving: Bool) -> Bool
  /// Where Shift lets the pointer go that was pressed in one place and is in another one; nil for anywhere.
  var constraint: ((_ start: Reading.Position, Reading.Position) -> Reading.Position)? { get }
  /// Where the pointer is taken to be so that what it holds lies along something else; shows along what.
  ///
  /// - Parameter reading: after what Shift allows.
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
  public func setMoving(_ isMoving: Bool) -> Bool { false }
  public var constraint: ((Reading.Position, Reading.Position) -> Reading.Position)? { nil }

  /// Takes what the pointer does.
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
