import Base
import Canvas
import Documents
import Editing
import Texts

/// Draws pictures of elements that Xournal++ can't express, such as patterned fills and areas with gaps.
struct XournalPixels {
  private let paper: AspectRatio
  private let size: PixelSize

  /// Of the page's longer side: 274 pixels to the inch of A4.
  private static let longerSide = 3200.0

  init(of paper: AspectRatio) {
    self.paper = paper
    func side(_ length: Double) -> Int {
      max(1, Int(saturating: (length * Self.longerSide).rounded()))
    }
    size = PixelSize(width: side(paper.paperSize.dx), height: side(paper.paperSize.dy))
  }

  /// A PNG file and the place of its corners, in lengths of the paper's longer side.
  struct Picture {
    let file: [UInt8]
    let box: PaperBox
  }

  /// A picture of a background.
  func picture(of background: Background) throws(PictureError) -> Picture {
    let painting = Painting(shape: .fixed(paper), background: background)
    let surface = try PaintingPicture.surface(of: painting, size: size)
    return try picture(surface, at: PixelRect(size: size))
  }

  /// A picture of elements on top of each other; nil if none is on the paper.
  ///
  /// - Parameter opacity: of their layer.
  func picture(
    of elements: [PaintingElement], opacity: Double
  ) throws(PictureError) -> Picture? {
    var box = PaperBox.empty
    for element in elements {
      // Hands and heads may reach a little further.
      box.add(element.line(on: paper).box(on: paper).grown(by: 4 * element.width))
    }
    let page = PixelRect(size: size)
    let scale = Double(size.longerSide)
    func pixel(_ length: Double, _ most: Int) -> Int {
      Int(saturating: min(max((length * scale).rounded(.down), -1), Double(most) + 1))
    }
    let (left, top) = (pixel(box.left, size.width), pixel(box.top, size.height))
    let (right, bottom) = (pixel(box.right, size.width), pixel(box.bottom, size.height))
    let rect = PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
      .intersection(page)
    guard !box.isEmpty, !rect.isEmpty else { return nil }
    let painting = Painting(
      shape: .fixed(paper), layers: [Layer(opacity: opacity)], baseElements: elements)
    let surface = try PaintingPicture.surface(of: painting, size: size, transparent: true)
    return try picture(surface, at: rect)
  }

  private func picture(_ surface: Surface, at rect: PixelRect) throws(PictureError) -> Picture {
    let file = try PaintingPicture.encoded { () throws(CanvasError) in
      guard rect.size != surface.size else { return try surface.pngBytes() }
      let part = try Surface(size: rect.size, format: .argb32)
      DrawingContext(part).paint(surface, x: Double(-rect.x), y: Double(-rect.y))
      return try part.pngBytes()
    }
    let scale = 1 / Double(size.longerSide)
    return Picture(
      file: file,
      box: PaperBox(
        from: PaperPoint(x: Double(rect.x) * scale, y: Double(rect.y) * scale),
        to: PaperPoint(x: Double(rect.maxX) * scale, y: Double(rect.maxY) * scale)))
  }
}
