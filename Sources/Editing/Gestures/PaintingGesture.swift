public import Base
public import Documents

/// What a tool makes of the pointer: a small state chart, which makes drafts and edits of a painting. It draws nothing and
/// knows no view.
@MainActor public protocol PaintingGesture: AnyObject {
  /// No button is held.
  func hover(_ reading: PointerReading)
  func begin(_ reading: PointerReading, isDouble: Bool)
  func move(_ reading: PointerReading)
  /// - Parameters: as of `GestureEvent.ended`.
  func end(_ last: PointerReading?, isOnPaper: Bool)
  func cancel()
  /// The pointer moves what is drawn instead of drawing on, or no longer.
  ///
  /// - Returns: whether there is something that it can move.
  func setMoving(_ isMoving: Bool) -> Bool

  /// How the line that the pointer draws is to be seen; nil for not at all.
  var line: GestureLine? { get }
  /// What there is so far of a line that stays; nil for none.
  var unfinished: Stroke? { get }
}

extension PaintingGesture {
  public func hover(_ reading: PointerReading) {}
  public func setMoving(_ isMoving: Bool) -> Bool { false }
  public var line: GestureLine? { nil }
  public var unfinished: Stroke? { nil }

  /// Takes what the pointer does.
  public func handle(_ event: GestureEvent) {
    switch event {
    case .hovered(let reading): hover(reading)
    case .began(let reading, let isDouble): begin(reading, isDouble: isDouble)
    case .moved(let reading): move(reading)
    case .ended(let last, let isOnPaper): end(last, isOnPaper: isOnPaper)
    case .cancelled: cancel()
    }
  }
}
