/// An error that can be said in every language, in one line.
public protocol ExplainedError: Error, Sendable, CustomStringConvertible {
  var message: Message { get }
}

extension ExplainedError {
  /// In English.
  public var description: String { message.description }
}

extension Message {
  /// Why something went wrong, as part of a sentence: in English where the error knows no more.
  public init(_ error: any Error) {
    self = (error as? any ExplainedError)?.message ?? Message(verbatim: String(describing: error))
  }

  /// What is said as it is in every language, as what the system or another library says.
  public init(verbatim text: String) { self.init(Self.verbatim, ["text": text]) }

  private static let verbatim = "{text}"
}

extension Texts {
  public func sentence(for error: any Error) -> String { translate(Message(error)) }
}
