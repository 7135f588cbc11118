public import Base
public import Documents

// What keys and menus do with the selected elements.
extension ToolContext {
  /// As they are seen: with what erasers took off them.
  public var selectedElements: [PaintingElement] { index.elementsWithGaps(at: selection.places) }

  /// Moves the elements by a way in points.
  public func nudge(dx: Double, dy: Double) {
    let offset = PaperVector(dx: length(ofPoints: dx), dy: length(ofPoints: dy))
    changeSelected(.transform(selection.ids, .translation(offset), widthScale: 1))
  }

  public func delete() {
    guard !selection.isEmpty else { return }
    let edit = PaintingEdit.remove(selection.ids)
    selection.clear()
    perform(edit)
  }

  public func duplicate() {
    let elements = selectedElements
    insert(elements) { elements }
  }

  /// Adds copies of elements on top, a little aside, and selects them.
  ///
  /// - Parameters:
  ///   - elements: as they were.
  ///   - points: how far aside, to the right and down.
  ///   - onPaper: as they are on this paper; called on any thread.
  public func insert(
    _ elements: [PaintingElement], asideBy points: Double = 16,
    onPaper: @escaping @Sendable () -> [PaintingElement]
  ) {
    guard !elements.isEmpty, mayDraw() else { return }
    let (step, layer) = (length(ofPoints: points), self.layer.id)
    let aside = PaperMap.translation(PaperVector(dx: step, dy: step))
    let ratio = ratio
    perform(costing: elements.pointCount(upTo: Painting.mostCostAtOnce)) { _ in
      .add(
        onPaper().map { element in
          var moved = element.moved(by: aside, on: ratio)
          moved.layer = layer
          return moved
        })
    } then: { [weak self] isChanged in
      guard let self, isChanged else { return }
      selection.select(newest(elements.count))
    }
  }

  public func toTop() { reorder { others in others.indices.last } }
  public func toBottom() { reorder { _ in nil } }

  public func raise() {
    guard let top = selection.places.last else { return }
    reorder { others in others.firstIndex { $0 > top } ?? others.indices.last }
  }

  public func lower() {
    guard let bottom = selection.places.first else { return }
    reorder { others in
      (others.lastIndex { $0 < bottom }).flatMap { $0 > 0 ? $0 - 1 : nil }
    }
  }

  /// - Parameter above: gets the places of all others, rising; returns the index of the one over which the selected
  ///   ones come to lie, nil for under all.
  private func reorder(above: ([Int]) -> Int?) {
    let elements = painting.elements
    let chosen = Set(selection.places)
    let layers = Set(chosen.map { elements[$0].layer })
    let others = elements.indices.filter {
      !chosen.contains($0) && !elements[$0].isEraser && layers.contains(elements[$0].layer)
    }
    guard !others.isEmpty else { return }
    changeSelected(.reorder(selection.ids, above: above(others).map { elements[others[$0]].id }))
  }

  /// Draws the elements anew with a brush, each with the points that it has.
  public func apply(_ brush: Brush) {
    changeSelected(
      .restyle(
        selection.ids, StyleChange(brush.style, width: width(ofPoints: brush.widthInPoints))))
  }

  private func changeSelected(_ edit: PaintingEdit) {
    if !selection.isEmpty { perform(edit) }
  }
}
