import Base
import Documents
import Editing
import Texts
import Views
import Widgets

/// The elements of a painting, for somebody who can't see them; each is described when it is asked for.
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
    func third(_ a: Double, _ b: Double) -> Int { Int(((a + b) / 2 * 3).rounded(.down)) }
    let name = spoken.element(
      name(of: element), color: element.style.color.spoken(spoken),
      width: Int(((box.right - box.left) * PaperScale.points).rounded()),
      height: Int(((box.bottom - box.top) * PaperScale.points).rounded()),
      place: spoken.place(row: third(from.y, to.y), column: third(from.x, to.x)))
    let (corner, end) = (paper.viewPoint(at: from), paper.viewPoint(at: to))
    return AccessibleItem(
      Accessibility(.canvas, name: name),
      frame: ViewRect(
        x: corner.x, y: corner.y, width: max(0, end.x - corner.x),
        height: max(0, end.y - corner.y)))
  }

  private func name(of element: PaintingElement) -> String {
    let spoken = texts.accessibility
    switch element.content {
    case .freehand: return spoken.stroke
    case .eraser: return spoken.erasure
    case .shape(.line, _, _): return texts.straightLine
    case .shape(.rectangle, _, _): return texts.rectangle
    case .shape(.ellipse, _, _): return texts.ellipse
    case .shape(.rounded, _, _): return texts.roundedRectangle
    case .area: return spoken.area
    case .text(let block, _): return spoken.writing(String(block.string.prefix(80)))
    case .picture: return spoken.picture
    }
  }
}
