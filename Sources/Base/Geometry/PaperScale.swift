/// A paper has no size, but what is counted in pixels needs one: as wide as its usual export.
public enum PaperScale {
  /// The paper's width at 100 %, in pixels.
  public static let widthInPixels = 1600

  /// How many pixels the paper's longer side has at 100 %.
  public static func longerSide(of paper: AspectRatio) -> Double {
    Double(widthInPixels) / paper.paperSize.dx
  }
}
