import Life

/// A pattern stored in a collection of the user's own.
public struct OwnPattern: Equatable {
  var name: String
  /// The collection's name.
  var group: String
  /// The run-length encoding with its header.
  var runLengths: String

  /// The maximum size in bytes: all patterns are stored as one text.
  static let mostBytes = 1 << 17

  init(name: String, group: String, runLengths: String) {
    self.name = Self.line(name)
    self.group = Self.line(group)
    self.runLengths = runLengths
  }

  /// Returns nil for a pattern that is empty or too large.
  init?(_ world: LifeWorld, name: String, group: String) {
    guard world.population <= BigInteger(Self.mostBytes), !world.cells.isEmpty,
      var pattern = LifePattern(world)
    else { return nil }
    (pattern.generation, pattern.edges) = (0, .none)
    guard let bytes = pattern.runLengthBytes(), bytes.count <= Self.mostBytes else { return nil }
    self.init(name: name, group: group, runLengths: String(decoding: bytes, as: UTF8.self))
  }

  var world: LifeWorld? { try? LifePattern(text: runLengths).world }

  // MARK: Stored form

  /// The first line has the name and the collection, separated by a tab; the run-length encoding contains no empty
  /// line.
  private var text: String { "\(name)\t\(group)\n\(runLengths)" }

  private init?(text: Substring) {
    guard let end = text.firstIndex(of: "\n"), let tab = text[..<end].firstIndex(of: "\t") else {
      return nil
    }
    let rest = text[text.index(after: end)...]
    self.init(
      name: String(text[..<tab]), group: String(text[text.index(after: tab)..<end]),
      // The last one has its own line end.
      runLengths: rest.hasSuffix("\n") ? String(rest) : rest + "\n")
  }

  static func text(of patterns: [OwnPattern]) -> String {
    patterns.map(\.text).joined(separator: "\n")
  }

  /// Ignores invalid parts.
  static func patterns(in text: String) -> [OwnPattern] {
    text.split(separator: "\n\n").compactMap { OwnPattern(text: $0) }
  }

  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
