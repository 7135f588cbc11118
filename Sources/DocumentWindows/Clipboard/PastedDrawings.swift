public import Base
public import Documents
import Editing
import Formats
import Rendering
public import Texts

/// External content converted to elements of a painting.
public nonisolated struct PastedDrawings: Sendable {
  private struct Drawing: Sendable {
    let content: CopiedElements
    /// Whether to fit it to the paper, because its program doesn't know the paper's size.
    let isFitted: Bool
    /// The length of its longer side, in units of the paper's; nil for the largest that fits.
    var longerSide: Double?
  }

  /// The parts of the content that the elements lack.
  public private(set) var loss = ImportLoss.none
  /// What is seen of the paper: where pictures come to lie.
  private let room: PaperBox
  /// The shape of the target paper.
  private let paper: AspectRatio
  private var drawings: [Drawing] = []

  /// Prepares to convert content for a paper of a shape.
  ///
  /// - Parameter room: the visible part of the paper, which gets pictures.
  public init(into room: PaperBox, of paper: AspectRatio) {
    self.room = room
    self.paper = paper
  }

  /// The elements of all drawings, relative to their original papers.
  public var elements: [PaintingElement] { drawings.flatMap(\.content.elements.all) }

  /// Adds the elements of a drawing, or a picture, if the bytes contain one.
  ///
  /// - Returns: whether there were any.
  /// - Throws: the reason if they are invalid.
  @discardableResult
  public mutating func add(_ bytes: [UInt8], goesOn: (Double) -> Bool) throws -> Bool {
    guard let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      return false
    }
    let read = try DocumentImport.read(bytes, asPainting: true, page: .first, goesOn: goesOn)
    guard case .painting(let painting) = read.document.document else { return false }
    if painting.elements.isEmpty, let file = painting.background.picture?.file {
      return try add(picture: file)
    }
    loss.add(read.loss)
    let elements = painting.exportedElements
    guard !elements.isEmpty else { return false }
    let content = CopiedElements(elements: Array(elements), paper: painting.aspectRatio)
    drawings.append(
      Drawing(
        content: content, isFitted: first != UInt8(ascii: "{"),
        longerSide: read.longerSide.map(PaperScale.length(ofPoints:))))
    return true
  }

  /// Takes a picture file, or an SVG drawing as a whole.
  ///
  /// - Throws: `PictureError` if it is neither.
  @discardableResult
  public mutating func add(picture file: [UInt8]) throws -> Bool {
    let levels = try PictureFile.read(file)
    let picture = PaintingElement(
      PictureBytes(file, decoded: levels), width: levels.size.width, height: levels.size.height,
      within: room, on: paper)
    guard var picture else { return false }
    // Offset several ones, so that all are visible.
    let step = PaperScale.length(ofPoints: 24 * Double(drawings.count))
    picture = picture.moved(by: .translation(PaperVector(dx: step, dy: step)), on: paper)
    let content = CopiedElements(elements: [picture], paper: paper)
    drawings.append(Drawing(content: content, isFitted: true))
    return true
  }

  /// Returns the elements on another paper. External drawings are centred at their stated size in points, and reduced
  /// if necessary.
  public func elements(on paper: AspectRatio) -> [PaintingElement] {
    drawings.flatMap { drawing -> [PaintingElement] in
      let elements = drawing.content.elements(on: paper)
      guard drawing.isFitted else { return elements }
      let (old, new) = (drawing.content.paper.paperSize, paper.paperSize)
      let scale = min(drawing.longerSide ?? 1, new.dx / old.dx, new.dy / old.dy)
      guard scale != 1 || old != new else { return elements }
      let map = PaperMap(
        xx: scale, xy: 0, yx: 0, yy: scale, x0: (new.dx - scale * old.dx) / 2,
        y0: (new.dy - scale * old.dy) / 2)
      return elements.map { $0.moved(by: map, widthScale: scale, on: paper) }
    }
  }

  /// Returns the elements on another paper, centred at a point.
  public func elements(on paper: AspectRatio, around place: PaperPoint) -> [PaintingElement] {
    elements(on: paper).centered(at: place, on: paper)
  }
}

nonisolated extension [PaintingElement] {
  /// Returns the elements in their places if their centre is visible, otherwise centred in the visible area.
  public func movedIntoView(_ seen: PaperBox, on paper: AspectRatio) -> [PaintingElement] {
    moved(on: paper) { box in
      seen.contains(PaperBox([box.center])) ? .zero : seen.center - box.center
    }
  }

  /// Returns the elements with the centre of their bounds at a point.
  public func centered(at place: PaperPoint, on paper: AspectRatio) -> [PaintingElement] {
    moved(on: paper) { place - $0.center }
  }

  /// - Parameter way: receives the bounds of all lines.
  fileprivate func moved(
    on paper: AspectRatio, by way: (PaperBox) -> PaperVector
  ) -> [PaintingElement] {
    var box = PaperBox()
    for element in self { box.add(element.line(on: paper).box(on: paper)) }
    let offset = box.isEmpty ? .zero : way(box)
    return offset == .zero ? self : map { $0.moved(by: .translation(offset), on: paper) }
  }
}
