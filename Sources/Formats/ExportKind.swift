public import Documents

/// A kind of file that a document can be written to.
public enum ExportKind: String, CaseIterable, Sendable {
  case png, gif, apng, jpeg, svg, pdf, json, gpl, hex, rle, mc, cells, lif

  /// By the ending of a file's name, in any case.
  public init?(ofFile name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    if ending == "jpg" { self = .jpeg } else { self.init(rawValue: ending) }
  }

  /// The usual ending, without the dot.
  public var ending: String { self == .jpeg ? "jpg" : rawValue }

  /// The kinds of file for a kind of document, the usual one first.
  public static func kinds(for kind: ItemKind) -> [ExportKind] {
    switch kind {
    case .painting: [.png, .jpeg, .svg, .pdf, .json]
    case .pixels: [.png, .gif, .apng, .json, .gpl, .hex]
    case .life: [.rle, .mc, .cells, .lif, .png, .gif, .json]
    }
  }

  /// Whether it has a size in pixels.
  public var hasPixels: Bool { self == .png || self == .jpeg || self == .gif || self == .apng }

  /// Whether the background of a painting can be left out.
  public var canBeTransparent: Bool { self == .png || self == .svg }
}
