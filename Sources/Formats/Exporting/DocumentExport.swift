public import Documents

/// How documents of any kind are to be written alike, each to a file of its own.
///
///     var export = DocumentExport(as: .png)
///     export.width = 800  // of paintings
///     try export.bytes(of: document, name: "Cat")
public struct DocumentExport: Equatable, Sendable {
  public var format: FileFormat
  /// Of paintings, in pixels: narrower where one can't be so wide. Nil for the usual width of each.
  public var width: Int?
  /// Leaves the background of paintings out, where the format can.
  public var transparent = false
  /// How many generations of a board a GIF shows.
  private static let generations = 30

  public init(as format: FileFormat) { self.format = format }

  /// The file's bytes; of pixel art in a format of one frame, those of the first.
  ///
  /// - Parameters:
  ///   - name: the document's.
  ///   - tags: the document's, for a format that has some.
  ///   - progress: told 0…1 now and then; false cancels.
  /// - Throws: `ExchangeError` where the format is none for this kind of document, else what its writer throws: an
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
      return try export.bytes(of: painting, name: name, progress: progress)
    case .pixels(let art):
      var export = PixelExport(as: format, scale: PixelExport.usualScale(of: art.picture))
      export.tags = tags
      return try export.bytes(of: art, name: name, progress: progress)
    case .life(let board):
      var export = BoardExport(as: format, frames: BoardFrames.Request(count: Self.generations))
      export.tags = tags
      return try export.bytes(of: board, name: name, progress: progress)
    }
  }
}
