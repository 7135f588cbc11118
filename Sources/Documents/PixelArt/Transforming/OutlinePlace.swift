/// On which side of what is painted an outline lies.
public enum OutlinePlace: CaseIterable, Sendable {
  /// On the empty cells around it.
  case outside
  /// On its own outermost cells.
  case inside
}
