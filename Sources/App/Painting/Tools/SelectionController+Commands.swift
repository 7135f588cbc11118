import Base
import Documents
import Editing

// What keys and menus do with the selected elements.
extension SelectionController {
  /// Moves the elements by a way in points.
  func nudge(dx: Double, dy: Double) {
    let way = PaperVector(dx: context.length(ofPoints: dx), dy: context.length(ofPoints: dy))
    perform(.transform(ids, .translation(way), widthScale: 1))
  }

  func delete() {
    guard !isEmpty else { return }
    let edit = PaintingEdit.remove(ids)
    clear()
    context.perform(edit)
  }

  func duplicate() {
    let elements = elements
    insert(elements) { elements }
  }

  /// Adds copies of elements on top, a little aside, and selects them.
  ///
  /// - Parameters:
  ///   - elements: as they were.
  ///   - onPaper: as they are on this paper; called on any thread.
  func insert(
    _ elements: [PaintingElement], onPaper: @escaping @Sendable () -> [PaintingElement]
  ) {
    guard !elements.isEmpty else { return }
    let step = context.length(ofPoints: 16)
    let aside = PaperMap.translation(PaperVector(dx: step, dy: step))
    let ratio = context.ratio
    context.perform(costing: elements.pointCount(upTo: Painting.mostCostAtOnce)) { _ in
      .add(onPaper().map { $0.copied.moved(by: aside, on: ratio) })
    } then: { [weak self] isChanged in
      guard let self, isChanged else { return }
      select(context.painting.elements.suffix(elements.count).map(\.id))
    }
  }

  func toTop() { reorder { others in others.indices.last } }
  func toBottom() { reorder { _ in nil } }

  func raise() {
    guard let top = places.last else { return }
    reorder { others in others.firstIndex { $0 > top } ?? others.indices.last }
  }

  func lower() {
    guard let bottom = places.first else { return }
    reorder { others in
      (others.lastIndex { $0 < bottom }).flatMap { $0 > 0 ? $0 - 1 : nil }
    }
  }

  /// - Parameter above: gets the places of all others, rising; returns the index of the one over which the selected
  ///   ones come to lie, nil for under all.
  private func reorder(above: ([Int]) -> Int?) {
    let elements = context.painting.elements
    let chosen = Set(places)
    let others = elements.indices.filter { !chosen.contains($0) }
    guard !others.isEmpty else { return }
    perform(.reorder(ids, above: above(others).map { elements[others[$0]].id }))
  }

  /// Draws the elements anew with a brush, each with the points that it has.
  func apply(_ brush: Brush) {
    let style = brush.style
    perform(
      .restyle(
        ids,
        StyleChange(
          color: style.color, cap: style.cap, join: style.join, dash: style.dash,
          width: context.length(ofPoints: brush.widthInPoints))))
  }

  private func perform(_ edit: PaintingEdit) {
    if !isEmpty { context.perform(edit) }
  }
}
