public import Documents

/// Something that an SVG file shows and a painting of its lines does not.
public enum SVGOmission: String, CaseIterable, Sendable {
  case fills, gradients, text, pictures, clipping, effects, repeatedShapes, styleSheets
}

/// A painting of the lines of an SVG file, and what of the file it does not show.
public struct SVGReading: Equatable, Sendable {
  public var painting: Painting
  public var omissions: Set<SVGOmission>
}
