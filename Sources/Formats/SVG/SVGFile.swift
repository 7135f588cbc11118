public import Documents

/// A painting as Scalable Vector Graphics 1.1: strokes as polylines, the eraser as masks.
///
///     let bytes = SVGFile.bytes(of: painting, title: "Cat")
///     let again = try SVGFile.painting(bytes)       // the same strokes
///
/// Data without an SVG equivalent, such as pressures and times, is in attributes of a separate namespace.
public enum SVGFile {
  /// Encodes the file as UTF-8.
  ///
  /// - Parameters:
  ///   - transparent: omits the background.
  ///   - longerSide: the display length in other programs, in pixels; nil for the size of its paper.
  public static func bytes(
    of painting: Painting, title: String, transparent: Bool = false, longerSide: Double? = nil
  ) -> [UInt8] {
    var writer = SVGWriter(painting, longerSide: longerSide)
    writer.write(title: title, transparent: transparent)
    return writer.bytes
  }

  /// Reads poly-lines, paths, basic shapes, texts and pictures: fills as areas, lines as strokes over them.
  ///
  /// What a painting has no word for, such as gradients and filters, becomes pictures that librsvg draws. Nothing
  /// outside the file is ever looked at.
  public static func painting(_ bytes: [UInt8]) throws(SVGError) -> Painting {
    try read(bytes).painting
  }

  /// As `painting(_:)`, and tells what was left out and what became pictures.
  public static func read(_ bytes: [UInt8]) throws(SVGError) -> SVGReading {
    try SVGReader.read(bytes)
  }
}
