import Base
import Canvas
import Documents
import Rendering

/// The ink of a line with a kind of brush, for programs that don't know it.
enum SVGKindInk {
  /// Polygons in lengths of the paper, for the non-zero rule.
  case outlines([[PaperPoint]])
  /// A PNG file at a place of the paper.
  case picture([UInt8], at: PaperBox, darkens: Bool)

  private static let pixelsToInch = 300.0
  /// At least so many pixels for the longer side of the paper, and at most.
  private static let resolutions = 1600.0...8192.0

  /// Returns the ink of elements, by their indices; none for those that are lines or areas to all programs.
  static func ink(
    of elements: some Sequence<PaintingElement>, of painting: Painting
  ) -> [Int: SVGKindInk] {
    let paper = painting.aspectRatio
    let inches = painting.shownPage.paper.countedLength.inches
    let longer = min(
      max(inches * pixelsToInch, resolutions.lowerBound), resolutions.upperBound)
    let size = PixelSize(
      width: max(1, Int(saturating: (paper.paperSize.dx * longer).rounded())),
      height: max(1, Int(saturating: (paper.paperSize.dy * longer).rounded())))
    let viewport = Viewport(paper: PixelRect(size: size))
    var ink: [Int: SVGKindInk] = [:]
    for (index, element) in elements.enumerated()
    where element.style.kind != .pen || element.style.lightestOpacity != 1 {
      let line = Polyline(ignoringGroupsOf: element, on: paper, in: viewport)
      if !element.isEraser { ink[index] = SVGKindInk(line, on: size) }
    }
    return ink
  }

  /// - Parameter size: of the paper, in pixels.
  private init?(_ line: Polyline, on size: PixelSize) {
    let side = Double(size.longerSide)
    func point(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x / side, y: y / side) }
    switch line.kindInk {
    case nil: return nil
    case .outlines(let polygons):
      self = .outlines(polygons.map { $0.map { point($0.x, $0.y) } })
    case .picture:
      // What lies beside the paper is not seen.
      let box = line.bounds.intersection(PixelRect(size: size))
      guard let png = try? line.kindPicture(in: box)?.pngBytes() else { return nil }
      let place = PaperBox([
        point(Double(box.x), Double(box.y)), point(Double(box.maxX), Double(box.maxY)),
      ])
      self = .picture(png, at: place, darkens: line.pen.darkens)
    }
  }
}

extension SVGWriter {
  /// Writes a line with a kind of brush: unseen as itself, for this program, and seen as its ink.
  mutating func write(
    _ stroke: Stroke, drawnAs ink: SVGKindInk, _ attributes: String, mask: String
  ) {
    let color = stroke.style.color
    if let fill = isDot(stroke) ? nil : stroke.filled {
      writeFill(fill, of: stroke, attributes, mask)
    }
    write(
      stroke, attributes + " opacity=\"0\" filbert:color=\"\(color.hex)\"", color, fill: nil)
    switch ink {
    case .outlines(let polygons):
      raw("<path\(attributes) filbert:part=\"ink\"\(mask) stroke=\"none\"")
      raw(" fill=\"\(paint(color, stroke.style.gradient))\"")
      if color.alpha < 255, stroke.style.gradient == nil {
        raw(" fill-opacity=\"\(opacity(color))\"")
      }
      writePath { writer in
        for polygon in polygons {
          for (index, point) in polygon.enumerated() {
            writer.write(index == 0 ? "M" : "L", writer.rounded(point))
          }
          writer.raw("Z")
        }
      }
    case .picture(let png, let box, let darkens):
      let (boxWidth, boxHeight) = (box.right - box.left, box.bottom - box.top)
      raw("<image\(attributes) filbert:part=\"ink\"\(mask)")
      raw(" x=\"\(number(box.left * scale))\" y=\"\(number(box.top * scale))\"")
      raw(" width=\"\(number(boxWidth * scale))\" height=\"\(number(boxHeight * scale))\"")
      raw(" preserveAspectRatio=\"none\"")
      if darkens { raw(" style=\"mix-blend-mode:multiply\"") }
      write(SVGPictureLink(png))
    }
    raw("/>\n")
  }

  /// To a hundredth of a unit, which keeps the outlines of nibs short.
  private func rounded(_ point: PaperPoint) -> PaperPoint {
    PaperPoint(
      x: (point.x * scale * 100).rounded() / 100 / scale,
      y: (point.y * scale * 100).rounded() / 100 / scale)
  }
}
