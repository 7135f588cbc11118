public import Texts

/// The reason a file can't be imported or exported, as one line.
public struct ExchangeError: ExplainedError, Equatable {
  public let message: Message

  init(_ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:]) {
    message = Message(text, arguments)
  }
}
