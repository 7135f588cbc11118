/// What the program can say, in English.
public struct Sentence: Hashable, Sendable, CustomStringConvertible {
  public var text: String
  public var plural: String?
  public var context: String?

  public init(text: String, plural: String? = nil, context: String? = nil) {
    self.text = text
    self.plural = plural
    self.context = context
  }

  public var description: String { context.map { "\(text) (\($0))" } ?? text }
}
