public import Documents

/// The options for exporting documents of any kind alike, each to its own file.
///
///     var export = DocumentExport(as: .png)
///     export.width = 800  // of paintings
///     try export.bytes(of: document, name: "Cat")
public struct DocumentExport: Equatable, Sendable {
  /// The format of all files.
  public var format: FileFormat
  /// The width of paintings in pixels, less if the shape does not permit it. Nil for each painting's default.
  public var width: Int?
  /// Omits the background of paintings, if the format can.
  public var transparent = false
  /// The number of a board's generations in a GIF.
  private static let generations = 30

  /// Creates the usual options of a format.
  public init(as format: FileFormat) { self.format = format }

  /// Encodes the file; pixel art in a single-frame format uses the first frame.
  ///
  /// - Parameters:
  ///   - name: the document's.
  ///   - tags: the document's, for a format that supports them.
  ///   - progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `ExchangeError` if the format does not support this kind of document, otherwise the writer's
  ///   `ExplainedError`.
  public func bytes(
    of document: Document, name: String, tags: [ItemTag] = [],
    progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    switch document {
    case .painting(let painting):
      let usual = PaintingExport.usualWidth(of: painting.aspectRatio)
      var export = PaintingExport(
        as: format, width: min(width ?? usual, PaintingPicture.greatestWidth(of: painting)),
        transparent: transparent && format.offers(.transparency))
      export.tags = tags
      // Each document has one file.
      if !format.offers(.pages) { export.pages = .one(0) }
      return try export.bytes(of: painting, name: name, progress: progress)
    case .pixels(let art):
      var export = PixelExport(as: format, scale: PixelExport.usualScale(of: art.sprite))
      export.tags = tags
      return try export.bytes(of: art, name: name, progress: progress)
    case .life(let board):
      var export = BoardExport(as: format, frames: BoardFrames.Request(count: Self.generations))
      export.tags = tags
      return try export.bytes(of: board, name: name, progress: progress)
    }
  }
}
