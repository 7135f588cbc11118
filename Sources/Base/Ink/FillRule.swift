/// The rule that decides which parts of several closed contours are inside, under SVG's names.
public enum FillRule: String, CaseIterable, Sendable {
  /// Inside if an odd number of contours go round.
  case evenOdd = "evenodd"
  /// Inside if the contours' windings don't cancel.
  case nonZero = "nonzero"
}
