public import Base

/// The part of a selection's frame held by the pointer.
public enum SelectionHandle: Hashable, Sendable {
  case inside
  /// A corner or the middle of a side: −1, 0 or 1 in both directions, as in `SelectionFrame.point`.
  case handle(x: Int, y: Int)
  /// The knob above the frame.
  case knob

  /// All handles.
  public static let handles: [SelectionHandle] = [
    .handle(x: -1, y: -1), .handle(x: 0, y: -1), .handle(x: 1, y: -1), .handle(x: 1, y: 0),
    .handle(x: 1, y: 1), .handle(x: 0, y: 1), .handle(x: -1, y: 1), .handle(x: -1, y: 0),
  ]

  /// Returns the position of the handle on a frame.
  ///
  /// - Parameter knobDistance: the distance of the knob from the frame's upper side.
  public func point(on frame: SelectionFrame, knobDistance: Double) -> PaperPoint {
    switch self {
    case .inside: frame.center
    case .handle(let x, let y): frame.point(Double(x), Double(y))
    case .knob: frame.point(0, -1) + frame.otherAxis * -knobDistance
    }
  }
}
