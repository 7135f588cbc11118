import Base
import Documents
import Editing

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
    desk.perform(edit)
  }

  func duplicate() {
    let strokes = strokes
    insert(strokes) { strokes }
  }

  /// Adds strokes on top, a little aside, and selects them.
  ///
  /// - Parameters:
  ///   - strokes: as they were.
  ///   - onPaper: as they are on this paper; called on any thread.
  func insert(_ strokes: [Stroke], onPaper: @escaping @Sendable () -> [Stroke]) {
    guard !strokes.isEmpty else { return }
    let step = desk.length(ofPoints: 16)
    let aside = PaperMap.translation(PaperVector(dx: step, dy: step))
    let ratio = desk.ratio()
    let plan = PlannedEdit(cost: strokes.pointCount) { painting in
      let copies = onPaper().map { $0.mapped(by: aside, 1, on: ratio) }
      return .replace([Splice(index: painting.strokes.count, removedCount: 0, inserted: copies)])
    }
    desk.make(plan, false) { [weak self] isChanged in
      guard let self, isChanged else { return }
      select(Array(desk.strokes().indices.suffix(strokes.count)))
    }
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
    guard count > 0 else { return }
    desk.perform(.reorder(places, above: above)) { [weak self] isChanged in
      if isChanged { self?.select(Array(above..<above + count)) }
    }
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
    if !isEmpty { desk.perform(edit) }
  }
}
