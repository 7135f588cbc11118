/// What of several closed contours is inside, as SVG names it.
public enum FillRule: String, CaseIterable, Sendable {
  /// Where an odd number of contours goes round.
  case evenOdd = "evenodd"
  /// Where contours go round more often in one direction than in the other.
  case nonZero = "nonzero"
}
