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
  private var erasers: [Held]

  private struct Held: Sendable {
    let eraser: ElementIndex.Eraser
    /// Those of the elements off which it took ink.
    let touched: [Int]
    /// What else it took ink off; nil as long as nobody asked.
    var others: [Int]?
  }

  public init(_ ids: [ElementID], in index: ElementIndex) {
    self.index = index
    places = index.elements.places(of: ids)
    moving = Set(places)
    let over = index.erasers(over: places)
    let isRest = over.isEmpty || index.hasInk(without: moving)
    // With all ink go all erasers, and nothing becomes otherwise.
    self.ids = isRest ? ids : index.elements.map(\.id)
    let staying = isRest ? over.filter { [moving] in !moving.contains($0.place) } : []
    erasers = zip(staying, index.touched(by: staying, among: places))
      .map { Held(eraser: $0, touched: $1) }
    box = erasers.isEmpty ? .empty : index.box(of: places)
  }

  /// The edit that moves the elements.
  public mutating func edit(by map: PaperMap, widthScale: Double = 1) -> PaintingEdit {
    guard map != .identity else { return .transform(ids, map, widthScale: widthScale) }
    let entered = entered(by: map, widthScale)
    let met = erasers.indices.filter { entered.contains($0) || !erasers[$0].touched.isEmpty }
    findOthers(of: met)
    var bindings: [EraserBinding] = []
    var followers: [ElementID] = []
    for number in met {
      let (held, isEntered) = (erasers[number], entered.contains(number))
      let id = index.elements[held.eraser.place].id
      let others = held.others ?? []
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
      .binding(bindings),
      .transform(ids + followers, map, widthScale: widthScale),
    ])
  }

  /// The numbers of the erasers under which any of the elements comes.
  private func entered(by map: PaperMap, _ widthScale: Double) -> Set<Int> {
    let reached = box.mapped(by: map)
      .grown(by: index.greatestWidth(of: places) * widthScale / 2)
    let near = erasers.indices.filter { erasers[$0].eraser.path.reach.intersects(reached) }
    let entered = index.entered(
      near.map { erasers[$0].eraser }, by: places, movedBy: map, widthScale: widthScale)
    return Set(zip(near, entered).filter(\.1).map(\.0))
  }

  /// Looks what else some erasers took ink off, once for all of a drag.
  private mutating func findOthers(of numbers: [Int]) {
    let unknown = numbers.filter { erasers[$0].others == nil }
    guard !unknown.isEmpty else { return }
    let rest = index.elements.indices.filter { !moving.contains($0) }
    let found = index.touched(by: unknown.map { erasers[$0].eraser }, among: rest)
    for (number, others) in zip(unknown, found) { erasers[number].others = others }
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
