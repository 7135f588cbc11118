/// What somebody wrote about a pattern: who found it, and lines of comment.
public struct LifeNotes: Equatable, Sendable {
  /// A line; empty where nobody is named.
  public var author: String { didSet { author = Self.line(author) } }
  public private(set) var comments: [String] = []
  /// Of all comments, in bytes.
  private var length = 0

  /// Of longer comments, in bytes, the rest is left out.
  public static let mostCommentLength = 1 << 16
  private static let mostComments = 1 << 10
  /// Of a longer line the rest is left out.
  private static let mostInLine = 1 << 12

  public init(author: String = "", comments: [String] = []) {
    self.author = Self.line(author)
    for comment in comments { add(comment: comment) }
  }

  public var isEmpty: Bool { author.isEmpty && comments.isEmpty }

  /// - Parameter comment: one line, or several.
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

  /// As lines of a file that begin with a mark for each: `#O` the author, `#C` a comment.
  var lines: String {
    (author.isEmpty ? "" : "#O \(author)\n") + comments.map { "#C \($0)\n" }.joined()
  }

  /// A text as one line.
  static func line(_ text: some StringProtocol) -> String {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(mostInLine)))
    return String(start.map { $0.isNewline ? " " : $0 })
  }
}
