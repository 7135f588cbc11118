internal import Base
internal import Canvas
public import Documents
internal import Life

extension PrintedPage {
  /// Creates a PDF file of the page with a document: paintings as vectors, each page on one of its own, cells as
  /// squares.
  ///
  /// - Parameter frame: of pixel art, by its index.
  /// - Throws: `PictureError` or `CanvasError` if memory runs out.
  public func pdf(of document: Document, frame: Int = 0, title: String) throws -> [UInt8] {
    switch document {
    case .painting(let painting):
      return try pages(painting.pages.count, title) { index, context in
        let painting = painting.showingPage(at: index)
        let place = rect(
          ofRatio: painting.aspectRatio.value,
          length: painting.paperLength.map { $0.inches * 72 })
        context.translate(x: place.x, y: place.y)
        PaintingPicture.sketch(painting, in: context, width: place.width, height: place.height)
      }
    case .pixels(let art):
      let picture = art.sprite
      let shown = min(max(0, frame), picture.frames.count - 1)
      let cells = try CellSurface(picture.exportedStack(frame: shown))
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
    return try pages(1, title) { $1.paint(picture, in: place, filter: .nearest) }
  }

  private func pages(
    _ count: Int, _ title: String, draw: (_ page: Int, DrawingContext) -> Void
  ) throws(PictureError) -> [UInt8] {
    let page = PDFPage(width: width, height: height)
    return try PaintingPicture.encoded { () throws(CanvasError) in
      try PDFPage.bytes(of: Array(repeating: page, count: count), title: title, draw: draw)
    }
  }
}
