public import Platform

extension ClipboardType {
  /// Elements of a painting in the interchange format, for another Filbert.
  public nonisolated static let filbertPainting = ClipboardType(
    "application/x-filbert-painting+json")

  /// Cells of pixel art with their palette, unmodified, for another Filbert.
  public nonisolated static let filbertCells = ClipboardType("application/x-filbert-cells")

  /// Bitmap pictures, the best first.
  public nonisolated static let pictures: [ClipboardType] =
    [.png] + ["image/bmp", "image/tiff", "image/webp"].map { ClipboardType($0) } + [
      .jpeg, ClipboardType("image/gif"),
    ]
}
