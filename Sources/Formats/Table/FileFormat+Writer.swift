import Documents
import Texts

extension FileFormat {
  /// How a file's bytes are made of a document.
  struct Writer: Sendable {
    /// Makes the bytes of something with a name, as an export wants them; told 0…1 now and then, false cancels.
    typealias Bytes<Content, Export> =
      @Sendable (_ content: Content, _ name: String, Export, _ progress: (Double) -> Bool) throws
      -> [UInt8]

    let tip: Message
    let options: Set<ExportOption>
    /// Each is nil where no such document can be written.
    let painting: Bytes<Painting, PaintingExport>?
    let pixels: Bytes<PixelArt, PixelExport>?
    let board: Bytes<Board, BoardExport>?

    init(
      _ tip: Message, options: Set<ExportOption> = [],
      painting: Bytes<Painting, PaintingExport>? = nil,
      pixels: Bytes<PixelArt, PixelExport>? = nil, board: Bytes<Board, BoardExport>? = nil
    ) {
      self.tip = tip
      self.options = options
      self.painting = painting
      self.pixels = pixels
      self.board = board
    }
  }
}
