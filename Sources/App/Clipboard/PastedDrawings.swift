import Base
import Documents
import Editing
import Formats

/// What becomes of another program's content, or of files, in a painting.
nonisolated struct PastedDrawings: Sendable {
  private struct Drawing: Sendable {
    let content: CopiedElements
    /// Whether it is brought onto the paper: other programs know nothing of its size.
    let isFitted: Bool
  }

  /// What was left out, each by the name of an `SVGOmission`.
  private(set) var omissions: [String] = []
  /// Whether something was no drawing, but a picture made of pixels.
  private(set) var leavesPicturesOut = false
  private var drawings: [Drawing] = []

  /// The elements of all drawings, as they were on their papers.
  var elements: [PaintingElement] { drawings.flatMap(\.content.elements) }

  /// Whether all stays where it was on its paper, as what another Filbert copied.
  var isCopied: Bool { drawings.allSatisfy { !$0.isFitted } }

  /// Takes the elements of a drawing, if the bytes are one.
  ///
  /// - Returns: whether there were any.
  /// - Throws: what is wrong with them.
  @discardableResult
  mutating func add(_ bytes: [UInt8], goesOn: (Double) -> Bool) throws -> Bool {
    guard let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      return false
    }
    let read = try DocumentImport.read(bytes, asPainting: true, goesOn: goesOn)
    guard case .painting(let painting) = read.document.document else { return false }
    if painting.elements.isEmpty, painting.background.picture != nil { leavesPicturesOut = true }
    omissions += read.omissions.filter { !omissions.contains($0) }
    let elements = painting.seenElements
    guard !elements.isEmpty else { return false }
    let content = CopiedElements(elements: elements, paper: painting.aspectRatio)
    drawings.append(Drawing(content: content, isFitted: first != UInt8(ascii: "{")))
    return true
  }

  mutating func leaveOutPicture() { leavesPicturesOut = true }

  /// The elements on another paper; a drawing of another program in its middle, made smaller where it does not fit.
  func elements(on paper: AspectRatio) -> [PaintingElement] {
    drawings.flatMap { drawing -> [PaintingElement] in
      let elements = drawing.content.elements(on: paper)
      guard drawing.isFitted, drawing.content.paper != paper else { return elements }
      let (old, new) = (drawing.content.paper.paperSize, paper.paperSize)
      let scale = min(1, new.dx / old.dx, new.dy / old.dy)
      let map = PaperMap(
        xx: scale, xy: 0, yx: 0, yy: scale, x0: (new.dx - scale * old.dx) / 2,
        y0: (new.dy - scale * old.dy) / 2)
      return elements.map { $0.moved(by: map, widthScale: scale, on: paper) }
    }
  }

  /// The elements on another paper, with their middle at a place.
  func elements(on paper: AspectRatio, around place: PaperPoint) -> [PaintingElement] {
    let elements = elements(on: paper)
    var box = PaperBox()
    for element in elements { box.add(element.line(on: paper).box(on: paper)) }
    guard !box.isEmpty else { return elements }
    let map = PaperMap.translation(place - box.center)
    return elements.map { $0.moved(by: map, on: paper) }
  }
}
