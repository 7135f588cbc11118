/// The tool that draws a stroke, as named by the interchange format and SVG files.
public enum Tool: Hashable, Sendable {
  case pencil, dashed, eraser, area, text, picture
  case shape(ShapeKind)

  /// Whether its line can have a fill.
  public var canBeFilled: Bool {
    switch self {
    case .pencil: true
    case .shape(let kind): kind.form.isClosed
    case .dashed, .eraser, .area, .text, .picture: false
    }
  }

  /// Whether its line has two ends that can have heads.
  public var canHaveHeads: Bool {
    switch self {
    case .pencil, .dashed: true
    case .shape(let kind): !kind.form.isClosed
    case .eraser, .area, .text, .picture: false
    }
  }
}

extension Tool: RawRepresentable, CaseIterable {
  public static let allCases: [Tool] =
    [.pencil, .eraser, .dashed] + ShapeKind.allCases.map(Tool.shape) + [.area, .text, .picture]

  public var rawValue: String {
    switch self {
    case .pencil: "pencil"
    case .dashed: "dashed"
    case .eraser: "eraser"
    case .area: "area"
    case .text: "text"
    case .picture: "picture"
    case .shape(let kind): kind.rawValue
    }
  }

  /// The tools by their words, with the usual numbers of shapes.
  private static let words = Dictionary(
    allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  public init?(rawValue: String) {
    guard let tool = Self.words[rawValue] ?? ShapeKind(rawValue: rawValue).map(Tool.shape)
    else { return nil }
    self = tool
  }
}
