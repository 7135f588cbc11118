/// Notes about a pattern: its author, and comment lines.
public struct LifeNotes: Equatable, Sendable {
  /// A single line; empty if unknown.
  public var author: String { didSet { author = Self.line(author) } }
  /// The comment lines in order, as files have them behind `#C`.
  public private(set) var comments: [String] = []
  /// The total length of the comments in bytes.
  private var length = 0

  /// The greatest length of the comments in bytes; the rest is dropped.
  public static let mostCommentLength = 1 << 16
  private static let mostComments = 1 << 10
  /// The greatest length of a line; the rest is dropped.
  private static let mostInLine = 1 << 12

  /// Creates notes; line breaks within them are replaced by spaces.
  public init(author: String = "", comments: [String] = []) {
    self.author = Self.line(author)
    for comment in comments { add(comment: comment) }
  }

  /// Whether it has neither an author nor a comment.
  public var isEmpty: Bool { author.isEmpty && comments.isEmpty }

  /// - Parameter comment: one or more lines.
  public mutating func add(comment: String) {
    guard comments.count < Self.mostComments, length < Self.mostCommentLength else { return }
    for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = Self.line(line)
      let longer = length + line.utf8.count
      guard comments.count < Self.mostComments, longer <= Self.mostCommentLength else { return }
      comments.append(line)
      length = longer
    }
  }

  /// The notes as marked lines of a file: `#O` for the author, `#C` for a comment.
  var lines: String {
    (author.isEmpty ? "" : "#O \(author)\n") + comments.map { "#C \($0)\n" }.joined()
  }

  /// Flattens a text to a single line.
  static func line(_ text: some StringProtocol) -> String {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(mostInLine)))
    return String(start.map { $0.isNewline ? " " : $0 })
  }
}
