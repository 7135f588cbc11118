public import Texts

/// The reason bytes could not be read or written as pixel art, as one line.
public struct PixelFileError: ExplainedError, Equatable {
  public let message: Message

  init(_ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:]) {
    message = Message(text, arguments)
  }

  init(_ message: Message) { self.message = message }

  /// The same error in a part of the file.
  func inside(_ part: String) -> PixelFileError {
    PixelFileError(Message("{field}: {complaint}", ["field": part, "complaint": message]))
  }

  /// The caller cancelled.
  public static let cancelled = PixelFileError("it was cancelled")
}
