/// A kind of file that a painting can be written to.
public enum ExportKind: String, CaseIterable, Sendable {
  case png, jpeg, svg, pdf, json

  /// By the ending of a file's name, in any case.
  public init?(ofFile name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    if ending == "jpg" { self = .jpeg } else { self.init(rawValue: ending) }
  }

  /// The usual ending, without the dot.
  public var ending: String { self == .jpeg ? "jpg" : rawValue }

  /// Whether it has a size in pixels.
  public var hasPixels: Bool { self == .png || self == .jpeg }

  /// Whether the background can be left out.
  public var canBeTransparent: Bool { self == .png || self == .svg }
}
