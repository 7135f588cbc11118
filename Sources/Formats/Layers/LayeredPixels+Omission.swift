extension LayeredPixels {
  /// A feature of a file that `LayeredPixels` lacks.
  public enum Omission: String, CaseIterable, Sendable {
    /// Tiles; their pixels are present.
    case tilemaps
    /// Notes on layers, cels or tags.
    case notes
    /// A palette that changes between frames.
    case changingPalette
    /// Blend modes unique to the program.
    case blendModes
    /// Layers that are not pixels, such as three-dimensional ones and sounds.
    case otherLayers
    /// Effects computed from pixels on display.
    case effects
    /// Unknown parts of the file.
    case unknownParts
  }
}
