import Base
public import Documents

// An eraser takes ink off what lies under it, and where elements go or come it belongs to those whose ink it took: what
// is moved away keeps its gap, and what is moved in is whole.
extension ElementIndex {
  /// The edit with what has to become of erasers, where it moves elements or puts them in another order.
  public func keepingGaps(in edit: PaintingEdit) -> PaintingEdit {
    switch edit {
    case .transform(let ids, let map, let widthScale):
      ElementMove(ids, in: self).edit(by: map, widthScale: widthScale)
    case .reorder(let ids, let above): reordering(ids, above: above)
    case .moveToLayer(let ids, let layer): moving(ids, to: layer)
    case .group(let ids, let group): grouping(ids, as: group)
    default: edit
    }
  }

  /// The elements at some places with what erasers took off them, for where they are shown or kept alone.
  ///
  /// - Parameter places: rising.
  public func elementsWithGaps(at places: [Int]) -> [PaintingElement] {
    let erasers = erasers(over: places)
    return places.map { place in
      let over = erasers.filter { isEraser($0.place, over: place) && touches($0.path, place) }
      return elements[place].erased(by: over.map { elements[$0.place] })
    }
  }

  /// The edit that moves elements, each its own way. Erasers that took ink off one of them, or under which one comes,
  /// belong to the elements whose ink they took from then on.
  func moving(_ moves: [(place: Int, map: PaperMap)]) -> PaintingEdit {
    let moves = moves.sorted { $0.place < $1.place }
    let over = erasers(over: moves.map(\.place)).filter { eraser in
      moves.contains { move in
        isEraser(eraser.place, over: move.place)
          && (touches(eraser.path, move.place)
            || element(at: move.place, movedBy: move.map, 1, comesUnder: eraser.path))
      }
    }
    let bindings = over.map {
      EraserBinding(elements[$0.place].id, to: ids(at: touched(by: $0)), remains: false)
    }
    return .joined(
      [bindings.isEmpty ? nil : .bindErasers(bindings)]
        + moves.map { .transform([elements[$0.place].id], $0.map, widthScale: 1) })
  }

  // MARK: Another order

  private func reordering(_ ids: [ElementID], above: ElementID?) -> PaintingEdit {
    let edit = PaintingEdit.reorder(ids, above: above)
    let places = elements.places(of: ids)
    let chosen = Set(places)
    // All that the chosen ones come to lie over.
    let end = above.flatMap { id in elements.firstIndex { $0.id == id } } ?? -1
    var bindings: [EraserBinding] = []
    for eraser in erasers(over: [-1]) where !chosen.contains(eraser.place) {
      let isUnder = eraser.place > end
      let others = places.filter {
        elements[$0].layer == elements[eraser.place].layer && ($0 < eraser.place) != isUnder
          && touches(eraser.path, $0)
      }
      guard !others.isEmpty else { continue }
      bindings.append(
        EraserBinding(
          elements[eraser.place].id, to: self.ids(at: isUnder ? touched(by: eraser) : others),
          remains: !isUnder))
    }
    return .joined([bindings.isEmpty ? nil : .bindErasers(bindings), edit])
  }

  // MARK: Another layer

  /// What leaves a layer takes its gaps along.
  private func moving(_ ids: [ElementID], to layer: Layer.ID) -> PaintingEdit {
    let places = elements.places(of: ids).filter { elements[$0].layer != layer }
    let chosen = Set(places)
    var bindings: [EraserBinding] = []
    for eraser in erasers(over: places) where !chosen.contains(eraser.place) {
      let touched = touched(by: eraser)
      let leaving = touched.filter(chosen.contains)
      guard !leaving.isEmpty else { continue }
      bindings.append(
        EraserBinding(
          elements[eraser.place].id, to: self.ids(at: leaving),
          remains: leaving.count < touched.count))
    }
    let edit = PaintingEdit.moveToLayer(ids, layer)
    return .joined([bindings.isEmpty ? nil : .bindErasers(bindings), edit])
  }

  /// A layer becomes part of the one under it. Its erasers take ink off its own elements alone, as before; where the
  /// two are not equally faint, their colours are from then on.
  ///
  /// - Returns: nil where there is none under it, or one of them is hidden or locked.
  public func merging(_ id: Layer.ID, in painting: Painting) -> PaintingEdit? {
    guard let upper = painting.layer(id), let lower = painting.layer(toMerge: id) else {
      return nil
    }
    let own = elements.indices.filter { elements[$0].layer == id }
    let bindings = own.filter { elements[$0].isEraser }.map { place in
      let eraser = Eraser(place: place, path: EraserPath(of: stroke(at: place), on: paper))
      return EraserBinding(
        elements[place].id, to: ids(at: touched(by: eraser)), remains: false)
    }
    let isAlike = upper.opacity == lower.opacity
    let layers = painting.layers.filter { $0.id != id }
      .map { $0.id == lower.id && !isAlike ? $0.faded(to: 1) : $0 }
    let ink = ids(at: own.filter { !elements[$0].isEraser })
    return .joined(
      [bindings.isEmpty ? nil : .bindErasers(bindings)]
        + (isAlike ? [] : fading(upper) + fading(lower))
        + [ink.isEmpty ? nil : .moveToLayer(ink, lower.id), .setLayers(layers)])
  }

  /// Gives the opacity of a layer to its elements.
  private func fading(_ layer: Layer) -> [PaintingEdit?] {
    guard layer.opacity < 1 else { return [] }
    struct Ink: Hashable {
      var color: InkColor
      var fill: FillStyle?
    }
    var inks: [Ink: [ElementID]] = [:]
    for element in elements where element.layer == layer.id && !element.isEraser {
      inks[Ink(color: element.style.color, fill: element.style.fill), default: []]
        .append(element.id)
    }
    return inks.sorted { $0.value[0] < $1.value[0] }.map { ink, ids in
      var change = StyleChange(color: ink.color.faded(to: layer.opacity))
      if var fill = ink.fill {
        fill.color = fill.color.faded(to: layer.opacity)
        change.fill = .set(fill)
      }
      return .restyle(ids, change)
    }
  }

  // MARK: Erasers

  struct Eraser: Sendable {
    let place: Int
    let path: EraserPath
  }

  /// Those over the lowest of some places, the lowest first.
  func erasers(over places: [Int]) -> [Eraser] {
    guard let lowest = places.first else { return [] }
    return elements.indices[(lowest + 1)...].filter { elements[$0].isEraser }.map {
      Eraser(place: $0, path: EraserPath(of: stroke(at: $0), on: paper))
    }
  }

  /// The places of the elements off which an eraser takes ink.
  func touched(by eraser: Eraser) -> [Int] {
    places(near: eraser.path.box, within: eraser.path.radius).filter {
      isEraser(eraser.place, over: $0) && touches(eraser.path, $0)
    }
  }

  /// Whether an eraser takes ink off any element at a place that fits.
  func touches(_ eraser: Eraser, where fits: (Int) -> Bool) -> Bool {
    places(near: eraser.path.box, within: eraser.path.radius).contains {
      fits($0) && isEraser(eraser.place, over: $0) && touches(eraser.path, $0)
    }
  }

  func touches(_ eraser: EraserPath, _ place: Int) -> Bool {
    guard let near = near(place, eraser) else { return false }
    return stroke(at: place).isTouched(by: near, on: paper)
  }

  /// Whether an element comes to lie where an eraser took ink off.
  func element(
    at place: Int, movedBy map: PaperMap, _ widthScale: Double, comesUnder eraser: EraserPath
  ) -> Bool {
    let box = boxes[place].mapped(by: map).grown(by: elements[place].width * widthScale / 2)
    guard box.intersects(eraser.reach) else { return false }
    return elements[place].moved(by: map, widthScale: widthScale, on: paper).line(on: paper)
      .isTouched(by: eraser, on: paper)
  }

  /// Whether there is ink beside that of some places.
  func hasInk(without places: Set<Int>) -> Bool {
    elements.indices.contains { !places.contains($0) && !elements[$0].isEraser }
  }
}

extension InkColor {
  fileprivate func faded(to opacity: Double) -> InkColor {
    var faded = self
    faded.alpha = UInt8(saturating: (Double(alpha) * opacity).rounded())
    return faded
  }
}
