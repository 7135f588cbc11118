import Base
public import Documents

// Keyboard and menu commands for the selected elements.
extension ToolContext {
  /// The selected elements and their labels with their gaps, without the entered groups.
  public var selectedElements: LazyElements {
    let indices =
      painting.hasLabels ? painting.elements.withLabels(selection.indices) : selection.indices
    return LazyElements(at: indices, in: index, without: Set(selection.units.entered))
  }

  /// Moves the elements by an offset in points of the paper, independent of zoom.
  ///
  /// - Parameter isHeld: whether a key repeats, which combines its moves into one step.
  public func nudge(dx: Double, dy: Double, isHeld: Bool = false) {
    guard !selection.isEmpty, !isHeld || !session.isBusy else { return }
    let way = PaperVector(
      dx: PaperScale.length(ofPoints: dx), dy: PaperScale.length(ofPoints: dy))
    heldSteps.make(way, isHeld: isHeld, from: selection.ids) { [weak self] ids, way, done in
      self?.perform(.transform(ids, .translation(way), widthScale: 1), then: done)
    }
  }

  /// Deletes the selected elements in one step; does nothing without any.
  public func delete() {
    guard !selection.isEmpty else { return }
    let edit = PaintingEdit.remove(selection.ids)
    selection.clear()
    // The hint refers to deleted elements.
    hint = nil
    perform(edit)
  }

  /// Adds a copy of the selected elements, and selects it. Copies are at the same offset as the last ones were.
  public func duplicate() {
    let (elements, ratio) = (selectedElements, ratio)
    guard let last = lastCopies, last.ids == selection.ids else {
      return insert(elements) { elements.all }
    }
    insert(elements) {
      elements.all.map { $0.moved(by: .translation(last.way), on: ratio) }
    } then: { [weak self] in
      if let self { selectCopies(elements.count, movedBy: last.way) }
    }
  }

  /// Returns copies of the selected elements for the current layer, or nil if that can't be drawn in, which is said.
  func copiesOfSelected() -> [PaintingElement]? {
    guard mayDraw() else { return nil }
    let layer = layer.id
    return selectedElements.all.map { element in
      var copy = element
      copy.layer = layer
      return copy
    }
  }

  /// Selects the newest elements, which are copies at an offset from their originals.
  func selectCopies(_ count: Int, movedBy way: PaperVector) {
    selection.select(newest(count))
    lastCopies = (selection.ids, way)
  }

  /// Inserts copies of elements on top and selects them, offset so that none is exactly on an equal one.
  ///
  /// - Parameters:
  ///   - elements: the original elements.
  ///   - onPaper: returns the elements for this paper; called on any thread.
  ///   - then: called once they are selected.
  public func insert(
    _ elements: LazyElements,
    onPaper: @escaping @Sendable () -> [PaintingElement], then: @escaping () -> Void = {}
  ) {
    guard !elements.isEmpty, mayDraw() else { return }
    let (step, layer, ratio) = (length(ofPoints: Self.stepAside), self.layer.id, ratio)
    perform(costing: elements.pointCount(upTo: Painting.mostCostAtOnce)) { painting in
      let elements = onPaper()
      func moved(_ element: PaintingElement, _ steps: Int) -> PaintingElement {
        guard steps > 0 else { return element }
        let way = PaperVector(dx: step * Double(steps), dy: step * Double(steps))
        return element.moved(by: .translation(way), on: ratio)
      }
      let steps = (0...Self.mostStepsAside).first { steps in
        elements.first.map { painting.shows(moved($0, steps)) } != true
      }
      return .add(
        elements.map { element in
          var moved = moved(element, steps ?? 1)
          moved.layer = layer
          return moved
        })
    } then: { [weak self] isChanged in
      guard let self, isChanged else { return }
      selection.select(newest(elements.count))
      then()
    }
  }

  /// Replaces an element by others in its place, and selects those.
  public func replace(_ element: PaintingElement, by others: [PaintingElement]) {
    let elements = others.map { $0.replacing(element) }
    guard let place = painting.elements.firstIndex(where: { $0.id == element.id }) else { return }
    perform(.replace([PaintingEdit.Replacement(element.id, by: elements)])) {
      [weak self] isChanged in
      guard let self, isChanged else { return }
      let indices = place..<min(place + elements.count, painting.elements.count)
      selection.select(indices.map { self.painting.elements[$0].id })
    }
  }

  /// The offset of each copy, to the right and down, in points.
  private static let stepAside = 16.0
  private nonisolated static let mostStepsAside = 50

  /// Raises the selection above all other elements.
  public func toTop() { reorder { others in others.last } }
  /// Lowers the selection below all other elements.
  public func toBottom() { reorder { _ in nil } }

  /// Raises the selection above the next element or group.
  public func raise() {
    guard let top = selection.indices.last else { return }
    reorder { others in
      others.first { $0 > top }.map { unit(of: $0).upperBound - 1 } ?? others.last
    }
  }

  /// Lowers the selection below the next element or group.
  public func lower() {
    guard let bottom = selection.indices.first else { return }
    reorder { others in
      let next = others.last { $0 < bottom }.map { unit(of: $0).lowerBound }
      return next.flatMap { next in others.last { $0 < next } }
    }
  }

  /// Returns the range of the group, next to the selection, that contains an element.
  private func unit(of index: Int) -> Range<Int> {
    let (elements, depth) = (painting.elements, selection.units.entered.count)
    guard elements[index].groups.count > depth else { return index..<index + 1 }
    return elements.members(ofGroupAt: depth, of: index)
  }

  /// - Parameter above: receives the ascending indices of all other elements in the entered groups. Returns the one to
  ///   move the selection above, or nil to move it below all.
  private func reorder(above: ([Int]) -> Int?) {
    let elements = painting.elements
    let chosen = Set(selection.indices)
    let layers = Set(chosen.map { elements[$0].layer })
    let entered = selection.units.entered
    let others = elements.indices.filter {
      !chosen.contains($0) && !elements[$0].isEraser && elements[$0].label == nil
        && layers.contains(elements[$0].layer)
        && (entered.isEmpty || elements[$0].groups.starts(with: entered))
    }
    guard !others.isEmpty else { return }
    changeSelected(.reorder(selection.ids, above: above(others).map { elements[$0].id }))
  }

  func changeSelected(_ edit: PaintingEdit) {
    if !selection.isEmpty { perform(edit) }
  }
}

extension Painting {
  /// Whether it contains an element of the same content and placement.
  fileprivate func shows(_ element: PaintingElement) -> Bool {
    elements.contains { $0.placement == element.placement && $0.content == element.content }
  }
}
