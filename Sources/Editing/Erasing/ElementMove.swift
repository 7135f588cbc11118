public import Base
public import Documents

/// Elements that are moved, and the erasers that took ink off them: looked at once for all of a drag.
///
/// What leaves an eraser takes its gap along, what comes under one is whole, and an eraser that took ink off nothing
/// else goes with them.
public struct ElementMove: Sendable {
  private let index: ElementIndex
  private let ids: [ElementID]
  /// Rising.
  private let places: [Int]
  private let moving: Set<Int>
  /// Round the lines of all of them, without their widths.
  private let box: PaperBox
  /// Those over any of the elements; none where all that there is moves.
  private let erasers: [Held]

  private struct Held: Sendable {
    let eraser: ElementIndex.Eraser
    /// Those of the elements that lie under it in its layer.
    let under: [Int]
    /// Those off which it took ink.
    let touched: [Int]
    /// What else it took ink off; nil where it took none off the elements and nobody knows.
    let others: [Int]?
  }

  public init(_ ids: [ElementID], in index: ElementIndex) {
    self.index = index
    places = index.elements.places(of: ids)
    moving = Set(places)
    let over = index.erasers(over: places)
    let isRest = over.isEmpty || index.hasInk(without: moving)
    // With all ink go all erasers, and nothing becomes otherwise.
    self.ids = isRest ? ids : index.elements.map(\.id)
    let (places, moving) = (places, moving)
    let staying = (isRest ? over : []).filter { !moving.contains($0.place) }
    erasers = Cores.map(staying.count) { number in
      let eraser = staying[number]
      let under = places.filter { index.isEraser(eraser.place, over: $0) }
      let touched = under.filter { index.touches(eraser.path, $0) }
      return Held(
        eraser: eraser, under: under, touched: touched,
        others: touched.isEmpty
          ? nil : index.touched(by: eraser).filter { !moving.contains($0) })
    }
    box = erasers.isEmpty ? .empty : index.box(of: places)
  }

  /// The edit that moves the elements.
  public func edit(by map: PaperMap, widthScale: Double = 1) -> PaintingEdit {
    guard map != .identity else { return .transform(ids, map, widthScale: widthScale) }
    let reached = box.mapped(by: map)
      .grown(by: index.greatestWidth(of: places) * widthScale / 2)
    var bindings: [EraserBinding] = []
    var followers: [ElementID] = []
    for held in erasers {
      let isEntered =
        held.eraser.path.reach.intersects(reached)
        && held.under.contains {
          index.element(at: $0, movedBy: map, widthScale, comesUnder: held.eraser.path)
        }
      guard isEntered || !held.touched.isEmpty else { continue }
      let others =
        held.others ?? index.touched(by: held.eraser).filter { !moving.contains($0) }
      let id = index.elements[held.eraser.place].id
      if others.isEmpty, !held.touched.isEmpty, canFollow(held.eraser, map, widthScale) {
        followers.append(id)
      } else {
        bindings.append(
          EraserBinding(
            id, to: index.ids(at: isEntered ? held.touched + others : held.touched),
            remains: !isEntered && !others.isEmpty))
      }
    }
    return .joined([
      bindings.isEmpty ? nil : .bindErasers(bindings),
      .transform(ids + followers, map, widthScale: widthScale),
    ])
  }

  /// Whether an eraser takes no ink off others where what it took ink off goes.
  private func canFollow(
    _ eraser: ElementIndex.Eraser, _ map: PaperMap, _ widthScale: Double
  ) -> Bool {
    let line = index.elements[eraser.place]
      .moved(by: map, widthScale: widthScale, on: index.paper).line(on: index.paper)
    let moved = ElementIndex.Eraser(
      place: eraser.place, path: EraserPath(of: line, on: index.paper))
    return !index.touches(moved) { !moving.contains($0) }
  }
}
