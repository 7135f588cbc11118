/// Which neighbours make a cell part of an outline.
public enum OutlineCorners: CaseIterable, Sendable {
  /// All eight: a single cell gets a square around it.
  case square
  /// The four beside, above and below: a single cell gets a cross around it.
  case round
}
