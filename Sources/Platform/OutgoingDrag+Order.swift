// What a drag is told, and what it has done.
extension OutgoingDrag {
  /// A window of another program, or of ours, on which things can be dropped.
  struct Target: Equatable {
    /// By which its program knows it.
    let window: UInt
    /// Who hears for it.
    let receiver: UInt
    /// Of the protocol; the lower one of both.
    let version: UInt
  }

  struct Place: Equatable {
    /// In device pixels of the screen.
    let x: Int
    let y: Int
    let time: UInt
  }

  /// What windows answer.
  enum Answer: Equatable {
    /// - Parameter quiet: within which nothing changes; nil for nowhere.
    case status(from: UInt, isTaken: Bool, quiet: Quiet? = nil)
    case finished(from: UInt, isTaken: Bool)
  }

  /// A rectangle of the screen.
  struct Quiet: Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    func contains(_ place: Place) -> Bool {
      (x..<x + width).contains(place.x) && (y..<y + height).contains(place.y)
    }
  }

  /// What is to be done.
  enum Order: Equatable {
    case enter(Target)
    case position(Target, Place)
    case leave(Target)
    case drop(Target, time: UInt)
    /// Whether a release would drop it has changed.
    case show(isTaken: Bool)
    /// It is over.
    case end(isTaken: Bool)
  }
}
