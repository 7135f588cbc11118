/// What draws a stroke, as the interchange format and SVG files name it.
public enum Tool: Hashable, Sendable {
  case pencil, dashed, eraser, area, text, picture
  case shape(ShapeKind)

  /// Whether something may lie within its line.
  public var canBeFilled: Bool {
    switch self {
    case .pencil: true
    case .shape(let kind): kind.form.isClosed
    case .dashed, .eraser, .area, .text, .picture: false
    }
  }

  /// Whether its line has two ends at which something may stand.
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

  public init?(rawValue: String) {
    let tool = Self.allCases.first { $0.rawValue == rawValue }
    guard let tool = tool ?? ShapeKind(rawValue: rawValue).map(Tool.shape) else { return nil }
    self = tool
  }
}
