/// Where a universe ends. Bounded ones lie about the cell 0, 0: their first column is −⌊width ÷ 2⌋.
public enum LifeEdges: Hashable, Sendable {
  /// Nowhere.
  case none
  /// Left and right, and top and bottom, are joined.
  case torus(width: Int, height: Int)
  /// Nothing lives beyond.
  case plane(width: Int, height: Int)

  /// How many cells a side may have.
  public static let allowedSide = 1...16_384

  /// All cells that there are; nil where there is no end.
  public var area: LifeBounds? {
    switch self {
    case .none: nil
    case .torus(let width, let height), .plane(let width, let height):
      LifeBounds(
        left: -(width / 2), top: -(height / 2), right: width - width / 2 - 1,
        bottom: height - height / 2 - 1)
    }
  }
}
