import Base
import Documents
import Rendering

/// Converts the elements of a scene of Excalidraw to elements of a painting.
struct ExcalidrawDrawing {
  private let scene: ExcalidrawScene
  let paper: ExcalidrawPaper
  var omissions: Set<ExcalidrawOmission> = []
  private var budget = DrawingBudget()
  private let groups: ExcalidrawGroups
  /// The files of pictures that came before, by their ids.
  private var pictures: [String: PictureBytes] = [:]

  init(_ scene: ExcalidrawScene) {
    self.scene = scene
    paper = ExcalidrawPaper(around: scene.elements)
    groups = ExcalidrawGroups(scene.elements)
  }

  /// - Throws: if there is more than a painting can hold.
  mutating func painting() throws(InterchangeError) -> Painting {
    var drawn: [PaintingElement] = []
    for (index, element) in scene.elements.enumerated() {
      do throws(InterchangeError) {
        guard var new = try draw(element) else { continue }
        new = PaintingElement(id: ExcalidrawGroups.name(ofElementAt: index), new)
        new.groups = groups.groups(of: element)
        new.isLocked = element.isLocked
        new.connections = groups.connections(of: element)
        drawn.append(new)
      } catch {
        throw error.inside(field: "elements[\(index)]")
      }
    }
    return Painting(
      shape: .fixed(paper.ratio), background: Background(color: scene.background),
      baseElements: drawn.withoutIdleGroups())
  }

  /// Nil for an invisible or omitted element.
  private mutating func draw(
    _ element: ExcalidrawElement
  ) throws(InterchangeError) -> PaintingElement? {
    guard let kind = element.kind else {
      let isPage = ["frame", "magicframe", "embeddable", "iframe"].contains(element.type)
      // A selection is a tool of the editor's.
      if element.type != "selection" { omissions.insert(isPage ? .frames : .unknownParts) }
      return nil
    }
    switch kind {
    case .text: return try write(element)
    case .image: return try pictureElement(for: element)
    case .rectangle, .diamond, .ellipse, .arrow, .line, .freedraw:
      let pen = ExcalidrawPen(element, on: paper)
      guard pen.isSeen else { return nil }
      if pen.hasOtherHeads { omissions.insert(.markers) }
      return try pen.element(&budget)
    }
  }

  private mutating func write(
    _ element: ExcalidrawElement
  ) throws(InterchangeError) -> PaintingElement? {
    let color = element.look.strokeColor
    guard color.alpha > 0, element.label.string.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    guard element.label.string.count <= TextBlock.longest,
      let content = element.text(on: paper)
    else {
      omissions.insert(.text)
      return nil
    }
    try budget.take(points: content.pointCount)
    return PaintingElement(
      content, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: color))
  }

  private mutating func pictureElement(
    for element: ExcalidrawElement
  ) throws(InterchangeError) -> PaintingElement? {
    guard let id = element.image.file, let file = try picture(id),
      let content = element.picture(file, on: paper)
    else {
      omissions.insert(.pictures)
      return nil
    }
    try budget.take(points: content.pointCount)
    return PaintingElement(
      content, width: PaperScale.length(ofPoints: 1),
      style: LineStyle(color: element.look.faded(.black)))
  }

  /// The file of a picture; nil for one that is not there or not readable.
  private mutating func picture(_ id: String) throws(InterchangeError) -> PictureBytes? {
    if let known = pictures[id] { return known }
    guard let url = scene.files[id], let bytes = SVGCanvas.file(linkedBy: ["href": url]),
      let levels = try? PictureFile.read(bytes)
    else { return nil }
    try budget.take(pixels: levels.size)
    pictures[id] = PictureBytes(bytes, decoded: levels)
    return pictures[id]
  }
}

extension PaintingElement {
  /// The same element with an id.
  fileprivate init(id: ElementID, _ element: PaintingElement) {
    self.init(
      id: id, element.content, width: element.width, style: element.style,
      placement: element.placement)
  }
}
