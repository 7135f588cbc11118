import Base
public import Documents

// An eraser takes ink off what lies under it, and where elements go or come it belongs to those whose ink it took: what is
// moved away keeps its gap, and what is moved in is whole.
extension ElementIndex {
  /// The edit with what has to become of erasers, where it moves elements or puts them in another order.
  public func keepingGaps(in edit: PaintingEdit) -> PaintingEdit {
    switch edit {
    case .transform(let ids, let map, let widthScale):
      moving(ids, by: map, widthScale: widthScale)
    case .reorder(let ids, let above): reordering(ids, above: above)
    default: edit
    }
  }

  /// The elements at some places with what erasers took off them, for where they are shown or kept alone.
  ///
  /// - Parameter places: rising.
  public func elementsWithGaps(at places: [Int]) -> [PaintingElement] {
    let erasers = erasers(over: places)
    return places.map { place in
      let over = erasers.filter { $0.place > place && touches($0.path, place) }
      return elements[place].erased(by: over.map { elements[$0.place] })
    }
  }

  // MARK: Moving

  private func moving(
    _ ids: [ElementID], by map: PaperMap, widthScale: Double
  ) -> PaintingEdit {
    let plain = PaintingEdit.transform(ids, map, widthScale: widthScale)
    guard map != .identity else { return plain }
    let places = elements.places(of: ids)
    let moving = Set(places)
    let erasers = erasers(over: places).filter { !moving.contains($0.place) }
    if erasers.isEmpty { return plain }
    if elements.indices.allSatisfy({ moving.contains($0) || elements[$0].isEraser }) {
      // All that there is stays as it is.
      return .transform(elements.map(\.id), map, widthScale: widthScale)
    }
    let arriving = Arriving(places, of: self, by: map, widthScale: widthScale)
    var bindings: [EraserBinding] = []
    var followers: [ElementID] = []
    for eraser in erasers {
      let under = places.prefix { $0 < eraser.place }
      let left = under.filter { touches(eraser.path, $0) }
      let isEntered = under.contains { arriving.touches(eraser.path, $0) }
      guard isEntered || !left.isEmpty else { continue }
      let others = self.touched(by: eraser).filter { !moving.contains($0) }
      let id = elements[eraser.place].id
      if others.isEmpty, !left.isEmpty,
        canFollow(eraser, map, widthScale, without: moving)
      {
        followers.append(id)
      } else {
        bindings.append(
          EraserBinding(
            id, to: self.ids(at: isEntered ? left + others : left),
            remains: !isEntered && !others.isEmpty))
      }
    }
    let all = followers.isEmpty ? ids : self.ids(at: places) + followers
    return .joined([
      bindings.isEmpty ? nil : .bindErasers(bindings),
      .transform(all, map, widthScale: widthScale),
    ])
  }

  /// Whether an eraser would take no ink off other elements where what it took ink off goes.
  private func canFollow(
    _ eraser: Eraser, _ map: PaperMap, _ widthScale: Double, without moving: Set<Int>
  ) -> Bool {
    let line = elements[eraser.place].moved(by: map, widthScale: widthScale, on: paper)
      .line(on: paper)
    let moved = Eraser(place: eraser.place, path: EraserPath(of: line, on: paper))
    return touched(by: moved).allSatisfy(moving.contains)
  }

  /// Elements where they come to lie.
  private struct Arriving {
    private let index: ElementIndex
    private let map: PaperMap
    private let widthScale: Double
    private let boxes: [Int: PaperBox]

    init(_ places: [Int], of index: ElementIndex, by map: PaperMap, widthScale: Double) {
      (self.index, self.map, self.widthScale) = (index, map, widthScale)
      boxes = Dictionary(
        uniqueKeysWithValues: places.map { ($0, index.boxes[$0].mapped(by: map)) })
    }

    func touches(_ eraser: EraserPath, _ place: Int) -> Bool {
      guard let box = boxes[place] else { return false }
      let width = index.elements[place].width * widthScale
      guard box.grown(by: eraser.radius + width / 2).intersects(eraser.box) else { return false }
      let moved = index.elements[place].moved(by: map, widthScale: widthScale, on: index.paper)
      return moved.line(on: index.paper).isTouched(by: eraser, on: index.paper)
    }
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
      let others = places.filter { ($0 < eraser.place) != isUnder && touches(eraser.path, $0) }
      guard !others.isEmpty else { continue }
      bindings.append(
        EraserBinding(
          elements[eraser.place].id, to: self.ids(at: isUnder ? touched(by: eraser) : others),
          remains: !isUnder))
    }
    return .joined([bindings.isEmpty ? nil : .bindErasers(bindings), edit])
  }

  // MARK: Erasers

  private struct Eraser {
    let place: Int
    let path: EraserPath
  }

  /// Those over the lowest of some places, the lowest first.
  private func erasers(over places: [Int]) -> [Eraser] {
    guard let lowest = places.first else { return [] }
    return elements.indices[(lowest + 1)...].filter { elements[$0].isEraser }.map {
      Eraser(place: $0, path: EraserPath(of: stroke(at: $0), on: paper))
    }
  }

  /// The places of the elements off which an eraser takes ink.
  private func touched(by eraser: Eraser) -> [Int] {
    places(near: eraser.path.box, within: eraser.path.radius).filter {
      $0 < eraser.place && touches(eraser.path, $0)
    }
  }

  private func touches(_ eraser: EraserPath, _ place: Int) -> Bool {
    guard let near = near(place, eraser) else { return false }
    return stroke(at: place).isTouched(by: near, on: paper)
  }
}
