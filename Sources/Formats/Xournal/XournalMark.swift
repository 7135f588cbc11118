import Base
import Canvas
import Documents
import Editing

/// The form of an element in a file of Xournal++.
enum XournalMark {
  /// The pieces of a line.
  case lines([Stroke])
  /// A filled polygon.
  case area([PaperPoint], InkColor)
  case text(XournalText, InkColor)
  case picture(XournalPixels.Picture)

  /// Nil for an element that only pixels can show.
  ///
  /// - Parameters:
  ///   - line: that draws the element.
  ///   - erasers: that touch it.
  ///   - opacity: of its layer.
  init?(
    _ element: PaintingElement, _ line: Stroke, erasedBy erasers: [XournalErasers.Eraser],
    opacity: Double, on page: XournalPage
  ) {
    let isFilled = element.isArea || line.filled != nil
    guard erasers.isEmpty || !isFilled, !line.style.hasGradients else { return nil }
    let points = line.samples.map { PaperPoint($0.position, on: page.ratio) }
    // There all is filled by the nonzero rule.
    if line.filled?.rule == .evenOdd || element.isArea && line.fillRule == .evenOdd,
      element.content.picture == nil, points.hasCrossingSides
    {
      return nil
    }
    switch element.content {
    case .text:
      guard let block = element.stroke(on: page.ratio).text, block.label?.course == nil,
        let text = XournalText(block, on: page)
      else { return nil }
      self = .text(text, line.style.color)
    case .picture:
      guard opacity == 1, let picture = Self.picture(of: element, on: page) else { return nil }
      self = .picture(picture)
    case .area:
      guard line.contourEnds.count == 1 else { return nil }
      self = .area(points, line.style.color)
    case .freehand, .path, .shape, .eraser:
      if let fill = line.filled, fill.pattern != .solid { return nil }
      self = .lines(
        erasers.reduce([line]) { pieces, eraser in
          pieces.flatMap { $0.pieces(cutBy: eraser.path, on: page.ratio) ?? [$0] }
        })
    }
  }

  /// An upright picture that is seen as a whole.
  private static func picture(
    of element: PaintingElement, on page: XournalPage
  ) -> XournalPixels.Picture? {
    let stroke = element.stroke(on: page.ratio)
    guard let block = stroke.picture, stroke.style.color.alpha == 255,
      block.map.xy == 0, block.map.yx == 0, block.map.xx > 0, block.map.yy > 0,
      stroke.showsWhole(block, on: page.ratio), let file = png(block.file.bytes)
    else { return nil }
    return XournalPixels.Picture(
      file: file,
      box: PaperBox(
        from: block.map(PaperPoint(x: 0, y: 0)), to: block.map(PaperPoint(x: 1, y: 1))))
  }

  /// A picture file as PNG.
  private static func png(_ file: [UInt8]) -> [UInt8]? {
    guard PNGFile.isPNG(file) else {
      return (try? Surface.reading(pictureFile: file)).flatMap { try? $0.pngBytes() }
    }
    return file
  }
}
