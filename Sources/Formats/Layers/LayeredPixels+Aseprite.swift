extension LayeredPixels {
  /// The layers and cels of a file of Aseprite.
  ///
  /// Tiles become pixels. A colour without opacity that is first in the palette, and is what is seen through, is no
  /// colour of the palette here: `AsepriteFile(_:)` puts one there.
  ///
  /// - Throws: where cels name layers or frames that are not there, or all are too large together.
  public init(_ file: AsepriteFile) throws(PixelFileError) {
    self = try AsepriteLayerReader.pixels(of: file)
  }
}
