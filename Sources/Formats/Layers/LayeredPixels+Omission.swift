extension LayeredPixels {
  /// Something that a file has and `LayeredPixels` has not.
  public enum Omission: String, CaseIterable, Sendable {
    /// Named rectangles.
    case slices
    /// Tiles, whose pixels are there.
    case tilemaps
    /// What somebody noted about layers, cels or tags.
    case notes
    /// Layers that are only looked at while one draws.
    case referenceLayers
    /// A profile of colours that is not sRGB.
    case colorProfile
    /// A palette that changes from frame to frame.
    case changingPalette
    /// Cels of one layer that are more or less opaque than others.
    case celOpacity
    /// Cels that are shown above or below their layer's place.
    case celOrder
    /// Ways to blend that no other program has.
    case blendModes
    /// Layers that are no pixels, such as three-dimensional ones and sounds.
    case otherLayers
    /// What is computed from pixels each time they are shown.
    case effects
    /// Pixels that are not square.
    case pixelRatio
    /// Parts of the file that nobody knows.
    case unknownParts
  }
}
