/// A pattern as shown in a list.
public struct PatternEntry: Equatable, Sendable {
  public var name: String
  /// The discoverer; empty if unknown.
  public var author: String
  /// A remark on its evolution.
  public var fact: String
  /// The name of its category.
  public var kind: String

  public init(name: String, author: String, fact: String, kind: String) {
    self.name = name
    self.author = author
    self.fact = fact
    self.kind = kind
  }
}
