import Base

/// Tells fingers that mean something from the hand that holds a pen.
struct PalmRejection: Equatable {
  /// Whether a pen is noticed by its tablet.
  private(set) var isPenInRange = false
  private var lastPen: EventTime?

  /// After so many milliseconds without a pen, fingers count again.
  static let pause: UInt32 = 500
  /// So many milliseconds after its last use, a pen is put away.
  static let longestUse: UInt32 = 60_000

  mutating func penMoved(isInRange: Bool, at time: EventTime) {
    isPenInRange = isInRange
    lastPen = time
  }

  /// A pen has moved or pressed. Drivers that don't tell the range tell at least this.
  mutating func penSeen(at time: EventTime) { lastPen = time }

  /// Whether a finger that comes now is to be ignored.
  func ignoresFingers(at time: EventTime) -> Bool {
    isPenInRange || isPenSeen(within: Self.pause, at: time)
  }

  /// Whether a pen is in use.
  func isPenInUse(at time: EventTime) -> Bool {
    isPenInRange || isPenSeen(within: Self.longestUse, at: time)
  }

  private func isPenSeen(within milliseconds: UInt32, at time: EventTime) -> Bool {
    guard let lastPen else { return false }
    // Of two devices, the events may arrive in the wrong order.
    let gap = Int32(bitPattern: time.milliseconds(since: lastPen))
    return abs(Int(gap)) <= Int(milliseconds)
  }
}
