public import Base
public import Documents

/// How a painting is to be written to a file.
public struct PaintingExport: Equatable, Sendable {
  public var format: FileFormat
  /// Of the document, for a format that has some.
  public var tags: [ItemTag] = []
  /// In pixels, of a format that has some.
  public var width: Int
  /// Leaves the background out, of a format that can.
  public var transparent: Bool

  public init(as format: FileFormat, width: Int, transparent: Bool = false) {
    self.format = format
    self.width = width
    self.transparent = transparent
  }

  /// The height beyond which a picture is made narrower instead.
  private static let tallestUsual = 16_000.0

  /// The width where none is asked for: 1600, or less for a paper so tall that it would be huge.
  public static func usualWidth(of paper: AspectRatio) -> Int {
    max(
      1, Int(saturating: min(Double(PaperScale.exportWidth), tallestUsual * paper.value).rounded()))
  }

  /// The height that goes with the width, in pixels.
  public func height(of paper: AspectRatio) -> Int {
    max(1, Int(saturating: (Double(width) / paper.value).rounded()))
  }

  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - name: the painting's.
  ///   - progress: told 0…1 now and then; false cancels.
  /// - Throws: `ExchangeError` where the format is none for paintings, else what its writer throws: an
  ///   `ExplainedError`.
  public func bytes(
    of painting: Painting, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    guard let write = format.writer?.painting else {
      throw ExchangeError("a painting can't be written as {kind}", ["kind": format.id])
    }
    return try write(painting, name, self, progress)
  }
}
