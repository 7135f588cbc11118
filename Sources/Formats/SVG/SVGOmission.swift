public import Documents

/// Something that an SVG file shows and a painting does not.
public enum SVGOmission: String, CaseIterable, Sendable {
  case gradients, text, pictures, clipping, effects, repeatedShapes, styleSheets, samples
}

/// The painting of an SVG file, and what of the file it does not show.
public struct SVGReading: Equatable, Sendable {
  public var painting: Painting
  public var omissions: Set<SVGOmission>
  /// How long the longer side is shown, in pixels; nil where the file does not say it.
  public var longerSide: Double?
}
