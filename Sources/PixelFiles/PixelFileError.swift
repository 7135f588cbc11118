/// Why bytes could not be read as pixel art, or not be written: one line.
public struct PixelFileError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }

  /// Somebody did not want it any more.
  public static let cancelled = PixelFileError("it was cancelled")
}
