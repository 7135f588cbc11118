import Geometry
import Ink
import Lists
import Model
import Tools

// What keys and menus do with the selected strokes.
extension SelectionController {
  /// Moves the strokes by a way in points.
  func nudge(dx: Double, dy: Double) {
    let way = PaperVector(dx: desk.length(ofPoints: dx), dy: desk.length(ofPoints: dy))
    perform(.transform(places, .translation(way), widthScale: 1))
  }

  func delete() {
    guard !isEmpty else { return }
    let edit = PaintingEdit.remove(places)
    clear()
    _ = desk.perform(edit, false)
  }

  func duplicate() { insert(strokes) }

  /// Adds strokes on top, a little aside, and selects them.
  ///
  /// - Parameter strokes: on this paper.
  func insert(_ strokes: [Stroke]) {
    guard !strokes.isEmpty else { return }
    let step = desk.length(ofPoints: 16)
    let aside = PaperMap.translation(PaperVector(dx: step, dy: step))
    let ratio = desk.ratio()
    let copies = strokes.map { $0.mapped(by: aside, 1, on: ratio) }
    let count = desk.strokes().count
    let splice = Splice(index: count, removedCount: 0, inserted: copies)
    guard desk.perform(.replace([splice]), false) else { return }
    select(Array(count..<count + copies.count))
  }

  func toTop() { reorder(above: desk.strokes().count - places.count) }
  func toBottom() { reorder(above: 0) }

  func raise() {
    guard let top = places.last else { return }
    let others = top + 1 - places.count
    reorder(above: min(others + 1, desk.strokes().count - places.count))
  }

  func lower() {
    guard let bottom = places.first else { return }
    reorder(above: max(bottom - 1, 0))
  }

  private func reorder(above: Int) {
    let count = places.count
    guard count > 0, desk.perform(.reorder(places, above: above), false) else { return }
    select(Array(above..<above + count))
  }

  /// Draws the strokes anew with a brush, each with the points that it has.
  func apply(_ brush: Brush) {
    let style = brush.style
    perform(
      .restyle(
        places,
        StyleChange(
          color: style.color, cap: style.cap, join: style.join, dash: style.dash,
          width: desk.length(ofPoints: brush.widthInPoints))))
  }

  private func perform(_ edit: PaintingEdit) {
    if !isEmpty { _ = desk.perform(edit, false) }
  }
}
