import Base
public import Documents
public import Texts

/// A painting as Scalable Vector Graphics 1.1: strokes as polylines, the eraser as masks.
///
///     let bytes = SVGFile.bytes(of: painting, title: "Cat")
///     let again = try SVGFile.painting(bytes)       // the same strokes
///
/// Data without an SVG equivalent, such as pressures and times, is in attributes of a separate namespace.
public enum SVGFile {
  /// The namespaces that mark groups as layers for other programs.
  static let layerNamespaces =
    " xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\""
    + " xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\""
  /// The namespace of this program's own attributes.
  static let namespace = "urn:filbert:svg"

  /// Encodes the file as UTF-8.
  ///
  /// - Parameters:
  ///   - transparent: omits the background.
  ///   - longerSide: the display length in other programs, in pixels; nil for the size of its paper.
  public static func bytes(
    of painting: Painting, title: String, transparent: Bool = false, longerSide: Double? = nil
  ) -> [UInt8] {
    var writer = SVGWriter(painting)
    writer.longerSide = longerSide
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

/// Something that an SVG file shows and a painting does not, or only within a picture.
public enum SVGOmission: String, CaseIterable, Sendable {
  case gradients, patterns, text, pictures, clipping, effects, opacity, blending, markers, lines
  case repeatedShapes, styleSheets, samples
}

/// The painting of an SVG file, and the parts of the file it lacks.
public struct SVGReading: Equatable, Sendable {
  public var painting: Painting
  public var omissions: Set<SVGOmission>
  /// Why parts of the file became pictures.
  public var pictured: Set<SVGOmission> = []
  /// How many shapes are copies that the file has once.
  public var copyCount = 0
  /// How long the longer side is shown, in pixels; nil where the file does not say it.
  public var longerSide: Double?
}

/// The reason a file is not a readable SVG, as one line.
public struct SVGError: ExplainedError, Equatable {
  public let message: Message

  init(message: Message) { self.message = message }

  init(_ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:]) {
    message = Message(text, arguments)
  }
}
