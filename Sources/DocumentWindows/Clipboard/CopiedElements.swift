public import Base
public import Canvas
public import Documents
public import Editing
import Formats
public import Platform

/// Copied elements of a painting.
public nonisolated struct CopiedElements: Sendable {
  /// The elements, made when they are needed.
  public let elements: LazyElements
  /// The shape of their original paper.
  let paper: AspectRatio
  /// The title of the drawing in other programs.
  var title = ""
  /// The number of pixels for the paper's longer side in pixel formats.
  var pixelsPerLength = PaperScale.points

  /// Creates a copy of elements that are on a paper of a shape.
  public init(
    elements: LazyElements, paper: AspectRatio, title: String = "",
    pixelsPerLength: Double = PaperScale.points
  ) {
    self.elements = elements
    self.paper = paper
    self.title = title
    self.pixelsPerLength = pixelsPerLength
  }

  /// The maximum total number of pixels; larger pictures are reduced.
  private static let mostPixels = 16_000_000.0

  /// Returns the elements at the same physical size on another paper, in units of its longer side.
  public func elements(on other: AspectRatio) -> [PaintingElement] {
    elements.all.map { $0.carried(from: paper, to: other) }
  }

  /// The formats for other programs.
  public var forms: [ClipboardForm] { drawingForms + [ClipboardForm(.text) { writing ?? json }] }

  /// Like `forms`, but only texts as text: nobody wants to read the data of dragged strokes.
  public var movedForms: [ClipboardForm] {
    drawingForms + (elements.hasText ? [ClipboardForm(.text) { writing }] : [])
  }

  /// The texts, one a paragraph; nil if there are none.
  private var writing: [UInt8]? {
    let texts = elements.all.compactMap(\.content.text?.string)
    return texts.isEmpty ? nil : Array(texts.joined(separator: "\n").utf8)
  }

  private var drawingForms: [ClipboardForm] {
    [
      ClipboardForm(.filbertPainting) { json },
      ClipboardForm(.svg) {
        part.map {
          SVGFile.bytes(
            of: $0.painting, title: title, transparent: true,
            longerSide: PaperScale.points(ofLength: $0.longerSide))
        }
      },
      ClipboardForm(.png) { png },
    ]
  }

  /// Returns a small picture of the elements, or nil if there are none or too many to draw at once.
  public func smallPicture(longerSide: Int) -> Surface? {
    let most = 4000
    guard elements.pointCount(upTo: most) < most, let painting = part?.painting else { return nil }
    let box = PixelSize(width: longerSide, height: longerSide)
    let size = painting.aspectRatio.size(fitting: box)
    return try? PaintingPicture.surface(of: painting, size: size, transparent: true, cores: 1)
  }

  /// The elements as a painting in the interchange format.
  var json: [UInt8] { PaintingDocument(painting: painting).json }

  private var painting: Painting { Painting(shape: .fixed(paper), baseElements: elements.all) }

  private var part: PaintingPart? {
    let painting = painting
    return painting.part(painting.elements.map(\.id))
  }

  /// The elements as a transparent PNG picture, or nil if they can't be drawn.
  public var png: [UInt8]? {
    guard let part else { return nil }
    let ratio = part.painting.aspectRatio.value
    let longer = min(
      part.longerSide * pixelsPerLength, (Self.mostPixels * max(ratio, 1 / ratio)).squareRoot())
    let width = Int(saturating: (longer * min(1, ratio)).rounded())
    let greatest = PaintingPicture.greatestWidth(of: part.painting)
    return try? PaintingPicture.png(
      of: part.painting, width: min(max(width, 1), greatest), transparent: true)
  }
}

nonisolated extension CopiedElements {
  init(elements: [PaintingElement], paper: AspectRatio) {
    self.init(elements: LazyElements(elements), paper: paper)
  }
}
