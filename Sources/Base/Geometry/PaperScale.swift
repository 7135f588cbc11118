/// A paper has no size, but what is counted in points or pixels needs one: its longer side has 1600 at 100 %.
public enum PaperScale {
  /// Of the longer side.
  public static let points = 1600.0
  /// A point as a fraction of the longer side.
  public static let grain = 1 / points

  /// A length in points of the paper as a fraction of its longer side.
  public static func length(ofPoints points: Double) -> Double { points / Self.points }

  /// A fraction of the longer side in points of the paper.
  public static func points(ofLength length: Double) -> Double { length * points }

  /// How wide the usual export of a painting is, and so what its background pictures are scaled by, in pixels.
  public static let exportWidth = 1600

  /// How wide a paper is at 100 %, in pixels.
  public static func widthInPixels(of paper: AspectRatio) -> Double {
    points * paper.paperSize.dx
  }
}
