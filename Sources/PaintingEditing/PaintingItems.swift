import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets

/// The elements of a painting for screen readers, each described on demand.
final class PaintingItems: AccessibleItemSource {
  private weak var paper: PaintView?
  private let texts: Texts
  private let painting: () -> Painting

  init(on paper: PaintView, texts: Texts, of painting: @escaping () -> Painting) {
    self.paper = paper
    self.texts = texts
    self.painting = painting
  }

  var accessibleItemCount: Int { painting().elements.count }

  func accessibleItem(_ index: Int) -> AccessibleItem? {
    let painting = painting()
    guard let paper, painting.elements.indices.contains(index) else { return nil }
    let element = painting.elements[index]
    let ratio = painting.aspectRatio
    let box = element.line(on: ratio).box(on: ratio)
    let (from, to) = (
      PaperPoint(x: box.left, y: box.top).unitPoint(on: ratio),
      PaperPoint(x: box.right, y: box.bottom).unitPoint(on: ratio)
    )
    let spoken = texts.accessibility
    let name = spoken.element(
      labelledName(of: element, in: painting), color: element.style.color.spoken(spoken),
      width: Int(saturating: ((box.right - box.left) * PaperScale.points).rounded()),
      height: Int(saturating: ((box.bottom - box.top) * PaperScale.points).rounded()),
      place: part(UnitPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)))
    let (corner, end) = (paper.viewPoint(at: from), paper.viewPoint(at: to))
    return AccessibleItem(
      Accessibility(.canvas, name: name),
      frame: ViewRect(
        x: corner.x, y: corner.y, width: max(0, end.x - corner.x),
        height: max(0, end.y - corner.y)))
  }

  func accessiblePlace(at point: ViewPoint) -> String {
    guard let paper else { return "" }
    let place = paper.viewport.unitPoint(
      at: PixelPoint(x: point.x * paper.scale, y: point.y * paper.scale))
    let spoken = texts.accessibility
    guard (0...1).contains(place.x), (0...1).contains(place.y) else { return spoken.besidePaper }
    let ratio = painting().aspectRatio
    let onPaper = PaperPoint(place, on: ratio)
    return spoken.point(
      Int(saturating: (onPaper.x * PaperScale.points).rounded()),
      Int(saturating: (onPaper.y * PaperScale.points).rounded()), part(place))
  }

  /// Names the ninth of the paper that contains a position.
  private func part(_ place: UnitPoint) -> String {
    func third(_ share: Double) -> Int { Int(saturating: (share * 3).rounded(.down)) }
    return texts.accessibility.place(row: third(place.y), column: third(place.x))
  }

  private func labelledName(of element: PaintingElement, in painting: Painting) -> String {
    let label = painting.label(of: element.id).flatMap { label in
      painting.elements.first { $0.id == label }?.content.text?.string
    }
    let name = name(of: element)
    return label.map { texts.accessibility.labelled(name, String($0.prefix(80))) } ?? name
  }

  private func name(of element: PaintingElement) -> String {
    let spoken = texts.accessibility
    switch element.content {
    case .freehand: return spoken.stroke
    case .path: return element.isConnector ? texts.connector : texts.nodes.path
    case .eraser: return spoken.erasure
    case .shape(let kind, _, _): return kind.form.name(texts)
    case .area: return spoken.area
    case .text(let block, _): return spoken.writing(String(block.string.prefix(80)))
    case .picture: return spoken.picture
    }
  }
}
