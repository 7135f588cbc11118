/// An error with a one-line explanation in every language.
public protocol ExplainedError: Error, Sendable, CustomStringConvertible {
  /// The reason, as people read it; often a part of a longer sentence.
  var message: Message { get }
}

extension ExplainedError {
  /// In English.
  public var description: String { message.description }
}

extension Message {
  /// The reason for a failure, as part of a sentence: in English unless the error provides a translation.
  public init(_ error: any Error) {
    self = (error as? any ExplainedError)?.message ?? Message(verbatim: String(describing: error))
  }

  /// A text that is the same in every language, such as that of the system or a library.
  public init(verbatim text: String) { self.init(Self.verbatim, ["text": text]) }

  private static let verbatim = "{text}"
}

extension Texts {
  public func sentence(for error: any Error) -> String { translate(Message(error)) }
}
