/// The course of what the pointer does on a document.
public enum GestureEvent<Reading: PointerReading>: Equatable, Sendable {
  /// No button is held; nil when the pointer left.
  case hovered(Reading?)
  case began(Reading, GesturePress)
  case moved(Reading)
  /// - Parameter last: nil where the release was lost, or brings nothing new.
  case ended(_ last: Reading?)
  /// It is to leave nothing.
  case cancelled
}

/// The press with which a gesture begins.
public struct GesturePress: Equatable, Sendable {
  /// What a tool can tell apart.
  public enum Button: Sendable {
    case primary, secondary

    public var other: Button { self == .primary ? .secondary : .primary }
  }

  public var button: Button
  /// Whether another press came just before it, in the same place.
  public var isDouble: Bool

  public init(_ button: Button = .primary, isDouble: Bool = false) {
    self.button = button
    self.isDouble = isDouble
  }
}
