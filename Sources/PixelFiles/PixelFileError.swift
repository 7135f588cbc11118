public import Model

/// Why bytes could not be read as pixel art, or not be written: one line.
public struct PixelFileError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// What reading it would lose; nil where it can't be read at all.
  public let loss: PixelLoss?

  init(_ description: String, loss: PixelLoss? = nil) {
    self.description = description
    self.loss = loss
  }

  /// Somebody did not want it any more.
  public static let cancelled = PixelFileError("it was cancelled")
}
