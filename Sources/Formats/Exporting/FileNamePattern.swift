import Base

/// A pattern for the names of several files, or of the frames in a sheet's JSON.
///
///     let pattern = try FileNamePattern("{title}-{tag}-{frame000}.{ext}")
///     pattern.name(values)   // walk-run-007.png
///
/// The digits after `frame` and `tagframe` are the number of the first frame, with as many digits as all get:
/// `{frame}` and `{frame0}` count from 0, `{frame1}` from 1, `{frame001}` from 001.
///
/// Source: Aseprite's `--filename-format`.
public struct FileNamePattern: Equatable, Sendable {
  /// A word in braces.
  public enum Field: String, CaseIterable, Sendable {
    case title, layer, group, tag, frame
    case tagFrame = "tagframe"
    case scale
    case ending = "ext"

    /// The word as it is in a pattern.
    public var text: String { "{\(rawValue)}" }
  }

  /// The values of a single file or frame.
  public struct Values: Equatable, Sendable {
    /// The name of the document, or of its file without the extension.
    public var title = ""
    /// The name of the only layer; empty for all layers together.
    public var layer = ""
    /// The name of the group that contains it, or of the only group.
    public var group = ""
    /// The name of the section.
    public var tag = ""
    /// The index of the frame among the exported ones.
    public var frame = 0
    /// The index of the frame in its section.
    public var tagFrame = 0
    /// Pixels per cell.
    public var scale = 1
    /// The extension without its dot.
    public var ending = ""

    /// Creates empty values.
    public init() {}
  }

  private enum Piece: Equatable, Sendable {
    case text(String)
    /// With the number of the first frame, and the least number of digits.
    case field(Field, first: Int, digits: Int)
  }

  /// The pattern as it was typed.
  public let text: String
  private let pieces: [Piece]

  /// - Throws: an error that names an unknown field, or a brace without its counterpart.
  public init(_ text: String) throws(ExchangeError) {
    self.text = text
    var pieces: [Piece] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw ExchangeError("the name pattern “{pattern}” has a single brace", ["pattern": text])
      }
      if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
      pieces.append(try Self.field(rest[rest.index(after: brace)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  private static func field(_ word: Substring) throws(ExchangeError) -> Piece {
    let name = word.prefix { !$0.isASCII || !$0.isNumber }
    let digits = word[name.endIndex...]
    // Aseprite has both words.
    let field = name == "extension" ? .ending : Field(rawValue: String(name))
    let takesDigits = field == .frame || field == .tagFrame
    guard let field, digits.isEmpty || takesDigits && digits.count <= mostDigits,
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else {
      throw ExchangeError(
        "the name pattern has the unknown field {field}; it can have {list}",
        ["field": "{\(word)}", "list": Field.allCases.map(\.text).joined(separator: ", ")])
    }
    return .field(field, first: Int(digits) ?? 0, digits: digits.count)
  }

  private static let mostDigits = 9

  /// Whether the pattern has a field.
  public func has(_ field: Field) -> Bool {
    pieces.contains { piece in
      if case .field(field, _, _) = piece { true } else { false }
    }
  }

  /// The name with values, as they are.
  public func name(_ values: Values) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let field, let first, let digits):
        switch field {
        case .title: values.title
        case .layer: values.layer
        case .group: values.group
        case .tag: values.tag
        case .frame: Self.number(first + values.frame, digits)
        case .tagFrame: Self.number(first + values.tagFrame, digits)
        case .scale: "\(values.scale)"
        case .ending: values.ending
        }
      }
    }.joined()
  }

  private static func number(_ number: Int, _ digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// The name of a file with values, without characters that a file name cannot have.
  ///
  /// - Throws: if the name would be empty, or the pattern itself names a folder.
  public func fileName(_ values: Values) throws(ExchangeError) -> String {
    for case .text(let text) in pieces where text.contains("/") {
      throw ExchangeError(
        "the name pattern “{pattern}” can’t name a folder", ["pattern": self.text])
    }
    var values = values
    for path in [\Values.title, \.layer, \.group, \.tag, \.ending] {
      values[keyPath: path] = Self.fitting(values[keyPath: path])
    }
    var name = name(values)
    guard !Self.stem(name).isEmpty else {
      throw ExchangeError(
        "the name pattern “{pattern}” makes an empty name", ["pattern": text])
    }
    // It would be hidden.
    if name.hasPrefix(".") { name = "_" + name.dropFirst() }
    let stem = Self.stem(name)
    guard name.utf8.count > Self.longestName else { return name }
    // The extension stays.
    let ending = name.dropFirst(stem.count)
    var short = stem
    while short.utf8.count + ending.utf8.count > Self.longestName, !short.isEmpty {
      short.removeLast()
    }
    return short + ending
  }

  /// A file name without its extension.
  static func stem(_ file: String) -> String {
    file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// The greatest length of a file name in bytes.
  private static let longestName = 255

  /// A text without slashes and control characters.
  private static func fitting(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar == "/" || scalar.properties.generalCategory == .control ? "-" : scalar
        }))
  }
}
