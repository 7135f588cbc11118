internal import Base
internal import Canvas
public import Documents
internal import Life

extension PrintedPage {
  /// Creates a PDF file of the page with a document: paintings as vectors, cells as squares.
  ///
  /// - Parameter frame: of pixel art, by its index.
  /// - Throws: `PictureError` or `CanvasError` if memory runs out.
  public func pdf(of document: Document, frame: Int = 0, title: String) throws -> [UInt8] {
    switch document {
    case .painting(let painting):
      let place = rect(
        ofRatio: painting.aspectRatio.value,
        length: painting.paperLength.map { $0.millimeters / PaperLength.millimetersToInch * 72 })
      return try page(title) { context in
        context.translate(x: place.x, y: place.y)
        PaintingPicture.sketch(painting, in: context, width: place.width, height: place.height)
      }
    case .pixels(let art):
      let picture = art.sprite
      let shown = min(max(0, frame), picture.frames.count - 1)
      let cells = try CellSurface(picture.stack(frame: shown))
      return try page(cells.surface, title)
    case .life(let board):
      // About 150 points to the inch: cells are squares, and hardly any printer resolves more of them.
      let size = PixelSize(
        width: Int(saturating: (width - 2 * margin) * 2),
        height: Int(saturating: (height - 2 * margin) * 2))
      return try page(BoardThumbnail.surface(of: board.world, size: size), title)
    }
  }

  private func page(_ picture: Surface, _ title: String) throws(PictureError) -> [UInt8] {
    let place = rect(
      ofRatio: Double(picture.size.width) / Double(picture.size.height), length: nil)
    return try page(title) { $0.paint(picture, in: place, filter: .nearest) }
  }

  private func page(
    _ title: String, draw: (DrawingContext) -> Void
  ) throws(PictureError) -> [UInt8] {
    try PaintingPicture.encoded { () throws(CanvasError) in
      try PDFPage.bytes(width: width, height: height, title: title, draw: draw)
    }
  }
}
