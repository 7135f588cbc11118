/// A pattern as a list shows it.
public struct PatternEntry: Equatable, Sendable {
  public var name: String
  /// Who found it; empty where nobody is known.
  public var author: String
  /// What becomes of it.
  public var fact: String
  /// What the kind is called.
  public var kind: String

  public init(name: String, author: String, fact: String, kind: String) {
    self.name = name
    self.author = author
    self.fact = fact
    self.kind = kind
  }
}
