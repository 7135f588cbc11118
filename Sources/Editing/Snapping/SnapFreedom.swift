/// The positions that snapping may choose.
public enum SnapFreedom<Position: Equatable & Sendable>: Equatable, Sendable {
  case anywhere
  /// On the line from the given position to the pointer, because Shift constrains it.
  case away(from: Position)
  /// A held key disables snapping.
  case nowhere
}
