import Base
public import Documents

// Keeps erasures intact when elements move. An eraser erases everything below it, so moving elements binds it to those
// it erased: elements moved away keep their gaps, and elements moved in stay whole.
extension ElementIndex {
  /// Extends an edit that moves or reorders elements by the changes to erasers.
  public func keepingGaps(in edit: PaintingEdit) -> PaintingEdit {
    guard let displacement = edit.form.displacement else { return edit }
    let ids = displacement.ids
    return switch displacement.way {
    case .transformed(let map, let widthScale): moving(ids, by: map, widthScale)
    case .reordered(let above): reordering(ids, above: above)
    case .movedToLayer(let layer): moving(ids, to: layer)
    case .grouped: grouping(ids, by: edit)
    }
  }

  /// Returns elements with their gaps, for showing or storing them on their own.
  ///
  /// - Parameter indices: ascending.
  public func elementsWithGaps(at indices: [Int]) -> [PaintingElement] {
    let erasers = erasers(over: indices)
    return indices.map { index in
      let over = erasers.filter { isEraser($0.index, over: index) && touches($0.path, index) }
      return elements[index].erased(by: over.map { elements[$0.index] })
    }
  }

  private func moving(
    _ ids: [ElementID], by map: PaperMap, _ widthScale: Double
  ) -> PaintingEdit {
    var move = ElementMove(ids, in: self)
    return move.edit(by: map, widthScale: widthScale)
  }

  /// Moves elements, each by its own map, and binds the erasers that erased one of them or that one gets under to the
  /// elements they erased.
  func moving(_ moves: [(index: Int, map: PaperMap)]) -> PaintingEdit {
    let moves = moves.sorted { $0.index < $1.index }
    let over = erasers(over: moves.map(\.index))
    var isMet = touched(by: over, among: moves.map(\.index)).map { !$0.isEmpty }
    for move in moves {
      for (number, isEntered) in entered(over, by: [move.index], movedBy: move.map).enumerated()
      where isEntered { isMet[number] = true }
    }
    return .joined(
      [.binding(bindings(of: zip(over, isMet).filter(\.1).map(\.0)))]
        + moves.map { .transform([elements[$0.index].id], $0.map, widthScale: 1) })
  }

  // MARK: Reordering

  private func reordering(_ ids: [ElementID], above: ElementID?) -> PaintingEdit {
    let edit = PaintingEdit.reorder(ids, above: above)
    let indices = elements.indices(of: ids)
    let chosen = Set(indices)
    // Everything that the chosen elements get above.
    let end = above.flatMap { id in elements.firstIndex { $0.id == id } } ?? -1
    let met = erasers(over: [-1]).filter { !chosen.contains($0.index) }.map { eraser in
      let others = indices.filter {
        elements[$0].layer == elements[eraser.index].layer
          && ($0 < eraser.index) != (eraser.index > end) && touches(eraser.path, $0)
      }
      return (eraser: eraser, others: others)
    }.filter { !$0.others.isEmpty }
    let remaining = met.filter { $0.eraser.index <= end }.map { eraser, others in
      EraserBinding(elements[eraser.index].id, to: self.ids(at: others), remains: true)
    }
    let wholly = bindings(of: met.map(\.eraser).filter { $0.index > end })
    return .joined([.binding(remaining + wholly), edit])
  }

  // MARK: Changing layers

  /// Elements moved to another layer take their gaps along.
  private func moving(_ ids: [ElementID], to layer: Layer.ID) -> PaintingEdit {
    let indices = elements.indices(of: ids).filter { elements[$0].layer != layer }
    let chosen = Set(indices)
    var bindings: [EraserBinding] = []
    let erasers = erasers(over: indices).filter { !chosen.contains($0.index) }
    for (eraser, touched) in zip(erasers, touched(by: erasers)) {
      let leaving = touched.filter(chosen.contains)
      guard !leaving.isEmpty else { continue }
      bindings.append(
        EraserBinding(
          elements[eraser.index].id, to: self.ids(at: leaving),
          remains: leaving.count < touched.count))
    }
    let edit = PaintingEdit.moveToLayer(ids, layer)
    return .joined([.binding(bindings), edit])
  }

  /// Merges a layer into the one below it. Its erasers still erase only its own elements. If the two differ in opacity,
  /// the elements' colours absorb it.
  ///
  /// - Returns: nil if there is no layer below it, or if one of them is hidden or locked.
  public func merging(_ id: Layer.ID, in painting: Painting) -> PaintingEdit? {
    guard let upper = painting.layer(id), let lower = painting.layer(toMerge: id) else {
      return nil
    }
    let own = elements.indices.filter { elements[$0].layer == id }
    let erasers = own.filter { elements[$0].isEraser }.map(eraser)
    let isAlike = upper.opacity == lower.opacity
    let layers = painting.layers.filter { $0.id != id }
      .map { $0.id == lower.id && !isAlike ? $0.faded(to: 1) : $0 }
    let ink = ids(at: own.filter { !elements[$0].isEraser })
    return .joined(
      [.binding(bindings(of: erasers))]
        + (isAlike ? [] : fading(upper) + fading(lower))
        + [ink.isEmpty ? nil : .moveToLayer(ink, lower.id), .setLayers(layers)])
  }

  /// Applies the opacity of a layer to its elements.
  private func fading(_ layer: Layer) -> [PaintingEdit?] {
    guard layer.opacity < 1 else { return [] }
    struct Ink: Hashable {
      var color: InkColor
      var gradient: InkGradient?
      var fill: FillStyle?
    }
    var inks: [Ink: [ElementID]] = [:]
    // Composed groups fade as a whole.
    var groups: [GroupID: GroupStyle] = [:]
    for element in elements where element.layer == layer.id && !element.isEraser {
      if let group = element.composedGroup {
        groups[group] = element.style(of: group)
        continue
      }
      let style = element.placedStyle
      inks[Ink(color: style.color, gradient: style.gradient, fill: style.fill), default: []]
        .append(element.id)
    }
    let faded = groups.sorted { $0.key < $1.key }.map { group, style in
      PaintingEdit.styleGroup(group, style.faded(to: style.opacity * layer.opacity))
    }
    return faded
      + inks.sorted { $0.value[0] < $1.value[0] }.map { ink, ids in
        var change = StyleChange(color: ink.color.faded(to: layer.opacity))
        if var fill = ink.fill {
          fill.color = fill.color.faded(to: layer.opacity)
          change.fill = .set(fill)
          change.fillGradient = fill.gradient.map { .set($0.faded(to: layer.opacity)) }
        }
        change.lineGradient = ink.gradient.map { .set($0.faded(to: layer.opacity)) }
        return .restyle(ids, change)
      }
  }

  /// Whether there is ink other than that of some elements.
  func hasInk(without indices: Set<Int>) -> Bool {
    elements.indices.contains { !indices.contains($0) && !elements[$0].isEraser }
  }
}

extension InkColor {
  fileprivate func faded(to opacity: Double) -> InkColor {
    var faded = self
    faded.alpha = UInt8(saturating: (Double(alpha) * opacity).rounded())
    return faded
  }
}
