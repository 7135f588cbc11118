public import Documents
public import Texts

/// The reason bytes could not be read or written as pixel art, as one line.
public struct PixelFileError: ExplainedError, Equatable {
  public let message: Message
  /// The loss in reading it; nil if it can't be read at all.
  public let loss: PixelLoss?

  init(
    _ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:],
    loss: PixelLoss? = nil
  ) {
    message = Message(text, arguments)
    self.loss = loss
  }

  init(_ message: Message) {
    self.message = message
    loss = nil
  }

  /// The same error in a part of the file.
  func inside(_ part: String) -> PixelFileError {
    PixelFileError(Message("{field}: {complaint}", ["field": part, "complaint": message]))
  }

  /// The caller cancelled.
  public static let cancelled = PixelFileError("it was cancelled")
}
