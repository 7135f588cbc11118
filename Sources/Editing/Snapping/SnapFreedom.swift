/// Where snapping may take the pointer.
public enum SnapFreedom<Position: Equatable & Sendable>: Equatable, Sendable {
  case anywhere
  /// Along the line from the place to where the pointer is: Shift lets it go nowhere else.
  case away(from: Position)
  /// A key that is held turns snapping off for the moment.
  case nowhere
}
