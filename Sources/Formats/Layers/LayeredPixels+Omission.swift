extension LayeredPixels {
  /// A feature of a file that `LayeredPixels` lacks.
  public enum Omission: String, CaseIterable, Sendable {
    /// Named rectangles.
    case slices
    /// Tiles; their pixels are present.
    case tilemaps
    /// Notes on layers, cels or tags.
    case notes
    /// Layers for reference during drawing only.
    case referenceLayers
    /// A profile of colours that is not sRGB.
    case colorProfile
    /// A palette that changes between frames.
    case changingPalette
    /// Different opacities among a layer's cels.
    case celOpacity
    /// Cels displayed above or below their layer's position.
    case celOrder
    /// Blend modes unique to the program.
    case blendModes
    /// Layers that are not pixels, such as three-dimensional ones and sounds.
    case otherLayers
    /// Effects computed from pixels on display.
    case effects
    /// Non-square pixels.
    case pixelRatio
    /// Unknown parts of the file.
    case unknownParts
  }
}
