public import Documents
public import Texts

/// Why bytes could not be read as pixel art, or not be written: one line.
public struct PixelFileError: ExplainedError, Equatable {
  public let message: Message
  /// What reading it would lose; nil where it can't be read at all.
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

  /// The same error, of a part of the file.
  func inside(_ part: String) -> PixelFileError {
    PixelFileError(Message("{field}: {complaint}", ["field": part, "complaint": message]))
  }

  /// Somebody did not want it any more.
  public static let cancelled = PixelFileError("it was cancelled")
}
