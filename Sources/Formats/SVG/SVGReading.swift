public import Documents
public import Texts

/// Something that an SVG file shows and a painting does not, or only within a picture.
public enum SVGOmission: String, CaseIterable, Sendable {
  case gradients, patterns, text, pictures, clipping, effects, opacity, blending, markers, lines
  case repeatedShapes, styleSheets, samples
}

/// The painting of an SVG file, and the parts of the file it lacks.
public struct SVGReading: Equatable, Sendable {
  /// The painting with the parts that could be read.
  public var painting: Painting
  /// The kinds of parts that the painting lacks.
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

/// The namespaces of attributes that are not SVG's own.
enum SVGNamespace {
  /// The namespaces that mark groups as layers for other programs.
  static let layers =
    " xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\""
    + " xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\""
  /// The namespace of this program's own attributes.
  static let own = "urn:filbert:svg"

  /// The prefixes that names have in a tree, by their namespaces.
  static let prefixes = [
    "http://www.w3.org/2000/svg": "", "http://www.w3.org/1999/xlink": "xlink",
    "http://www.inkscape.org/namespaces/inkscape": "inkscape",
    "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd": "sodipodi",
    "http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd": "sodipodi", own: "filbert",
  ]
}
