/// The heads at both ends of a line.
public struct LineHeads: Equatable, Hashable, Sendable {
  /// The head at the first point.
  public var start: LineHead
  /// The head at the last point.
  public var end: LineHead

  /// Bare ends.
  public static let none = LineHeads()

  /// Creates the heads of both ends, bare unless given.
  public init(start: LineHead = .none, end: LineHead = .none) {
    self.start = start
    self.end = end
  }
}

extension LineHeads {
  /// The start and end head separated by a space, for files and settings.
  public var text: String { "\(start.rawValue) \(end.rawValue)" }

  /// Returns nil for invalid text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let start = LineHead(rawValue: String(words[0])),
      let end = LineHead(rawValue: String(words[1]))
    else { return nil }
    self.init(start: start, end: end)
  }
}
