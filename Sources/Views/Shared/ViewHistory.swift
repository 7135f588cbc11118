import Base

/// The earlier placements of a view's content, to go back to.
struct ViewHistory<Camera: Equatable> {
  private var cameras: [Camera] = []
  private var lastTurn: EventTime?

  private static var mostCameras: Int { 100 }
  /// The longest pause between two turns of a wheel that are one step, in milliseconds.
  private static var pause: UInt32 { 1000 }

  /// Whether any of them differs from the present one.
  func hasOther(than camera: Camera) -> Bool { cameras.contains { $0 != camera } }

  /// Remembers a placement that is about to change.
  ///
  /// - Parameter turn: when the wheel was turned; nil for other changes, each of which is a step.
  mutating func note(_ camera: Camera, turn: EventTime? = nil) {
    defer { lastTurn = turn }
    if let turn, let lastTurn, turn.milliseconds(since: lastTurn) <= Self.pause { return }
    guard cameras.last != camera else { return }
    cameras.append(camera)
    if cameras.count > Self.mostCameras { cameras.removeFirst() }
  }

  /// Takes the last placement that differs from the present one; nil for none.
  mutating func takeLast(before camera: Camera) -> Camera? {
    lastTurn = nil
    while let last = cameras.popLast() {
      if last != camera { return last }
    }
    return nil
  }
}
