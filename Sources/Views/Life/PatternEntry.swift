/// A pattern as shown in a list.
public struct PatternEntry: Equatable, Sendable {
  /// The name of the pattern, which need not be translated.
  public var name: String
  /// The discoverer; empty if unknown.
  public var author: String
  /// A remark on its evolution.
  public var fact: String
  /// The name of its category.
  public var kind: String

  /// Creates the displayed data of a pattern.
  public init(name: String, author: String, fact: String, kind: String) {
    self.name = name
    self.author = author
    self.fact = fact
    self.kind = kind
  }
}
