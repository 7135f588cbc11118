import Documents

extension FileFormat {
  /// How a document is made of a file's bytes.
  enum Reader: Sendable {
    /// It is one of some kinds of document, which it says itself; asked now and then with the part that was read,
    /// false cancels.
    case document(
      as: Set<ItemKind>,
      @Sendable (_ bytes: [UInt8], _ goesOn: (Double) -> Bool) throws -> ImportedDocument)
    /// Its frames become pixel art, unless it is wanted as a picture.
    case animation(
      @Sendable (_ bytes: [UInt8], _ request: PixelImport.Request) throws -> PixelPicture)
    /// Its layers, cels and frames become pixel art.
    case sprite(@Sendable (_ bytes: [UInt8]) throws -> LayeredPixels)
    /// It becomes the background of a painting, or pixel art where that is asked for.
    case picture

    var kinds: Set<ItemKind> {
      switch self {
      case .document(let kinds, _): kinds
      case .sprite: [.pixels]
      case .animation, .picture: [.painting, .pixels]
      }
    }
  }
}
