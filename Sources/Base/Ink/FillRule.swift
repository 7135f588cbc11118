/// What of several closed contours is inside.
public enum FillRule: Sendable {
  /// Where an odd number of contours goes round.
  case evenOdd
  /// Where contours go round more often in one direction than in the other.
  case nonZero
}
