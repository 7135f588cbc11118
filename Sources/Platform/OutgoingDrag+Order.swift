// The inputs and outputs of a drag.
extension OutgoingDrag {
  /// A window of any program that accepts drops.
  struct Target: Equatable {
    /// The window's identifier to its own program.
    let window: UInt
    /// The window that receives its messages.
    let receiver: UInt
    /// The protocol version, the lower of both sides'.
    let version: UInt
  }

  struct PointerPosition: Equatable {
    /// In device pixels of the screen.
    let x: Int
    let y: Int
    let time: UInt
  }

  /// A window's answer.
  enum Answer: Equatable {
    /// - Parameter quiet: the area without changes; nil for none.
    case status(from: UInt, isTaken: Bool, quiet: Quiet? = nil)
    case finished(from: UInt, isTaken: Bool)
  }

  /// A rectangle of the screen.
  struct Quiet: Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    func contains(_ place: PointerPosition) -> Bool {
      (x..<x + width).contains(place.x) && (y..<y + height).contains(place.y)
    }
  }

  /// An action to perform.
  enum Order: Equatable {
    case enter(Target)
    case position(Target, PointerPosition)
    case leave(Target)
    case drop(Target, time: UInt)
    /// Whether a release would drop it has changed.
    case show(isTaken: Bool)
    /// It is over.
    case end(isTaken: Bool)
  }
}
