public import Base
public import Documents

/// The options for exporting a painting.
public struct PaintingExport: Equatable, Sendable {
  /// The format of the file.
  public var format: FileFormat
  /// The document's tags, for a format that supports them.
  public var tags: [ItemTag] = []
  /// In pixels, for a format that has them.
  public var width: Int
  /// Omits the background, if the format can.
  public var transparent: Bool

  /// Creates options, with the background unless said otherwise.
  public init(as format: FileFormat, width: Int, transparent: Bool = false) {
    self.format = format
    self.width = width
    self.transparent = transparent
  }

  /// The height above which a picture is made narrower instead.
  private static let tallestUsual = 16_000.0

  /// The default width: 1600, or less for a very tall paper.
  public static func usualWidth(of paper: AspectRatio) -> Int {
    max(
      1, Int(saturating: min(Double(PaperScale.exportWidth), tallestUsual * paper.value).rounded()))
  }

  /// The height for the width, in pixels.
  public func height(of paper: AspectRatio) -> Int {
    max(1, Int(saturating: (Double(width) / paper.value).rounded()))
  }

  /// Encodes the file.
  ///
  /// - Parameters:
  ///   - name: the painting's.
  ///   - progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `ExchangeError` if the format does not support paintings, otherwise the writer's `ExplainedError`.
  public func bytes(
    of painting: Painting, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    guard let write = format.writer?.painting else {
      throw ExchangeError("a painting can’t be written as {kind}", ["kind": format.id])
    }
    return try write(painting, name, self, progress)
  }
}
