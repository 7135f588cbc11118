public import Texts

/// Why a file is no SVG that can be read: one line.
public struct SVGError: ExplainedError, Equatable {
  public let message: Message

  init(message: Message) { self.message = message }

  init(_ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:]) {
    message = Message(text, arguments)
  }
}
