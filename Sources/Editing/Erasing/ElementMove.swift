public import Base
public import Documents

/// Moves elements along with their erasures. The erasers are determined once for a whole drag.
///
/// Elements moved out from under an eraser take their gaps along, and elements moved under one stay whole. An eraser
/// that erased nothing else moves with them.
public struct ElementMove: Sendable {
  private let index: ElementIndex
  private let ids: [ElementID]
  /// Ascending.
  private let indices: [Int]
  private let moving: Set<Int>
  /// The bounds of all their lines, ignoring widths.
  private let box: PaperBox
  /// Whether anything is erased of the elements.
  private let isErased: Bool
  /// The erasers above any of the elements; empty if all ink moves.
  private var erasers: [Held]

  private struct Held: Sendable {
    let eraser: ElementIndex.Eraser
    /// The moved elements that it erased.
    let touched: [Int]
    /// The other elements that it erased; nil until needed.
    var others: [Int]?
  }

  /// Determines the erasers that move with elements.
  ///
  /// - Complexity: O(*n*) for the elements near to the moved ones and to the erasers over them.
  public init(_ ids: [ElementID], in index: ElementIndex) {
    self.index = index
    indices = index.elements.indices(of: ids)
    moving = Set(indices)
    let over = index.erasers(over: indices)
    isErased = !over.isEmpty || indices.contains { !index.elements[$0].erasures.isEmpty }
    let isRest = over.isEmpty || index.hasInk(without: moving)
    // If all ink moves, move all erasers along, which changes nothing else.
    self.ids = isRest ? ids : index.elements.map(\.id)
    let staying = isRest ? over.filter { [moving] in !moving.contains($0.index) } : []
    erasers = zip(staying, index.touched(by: staying, among: indices))
      .map { Held(eraser: $0, touched: $1) }
    box = erasers.isEmpty ? .empty : index.box(of: indices)
  }

  /// Returns the edit that moves the elements and scales their line widths.
  public mutating func edit(by map: PaperMap, widthScale: Double = 1) -> PaintingEdit {
    guard map != .identity else { return .transform(ids, map, widthScale: widthScale) }
    let entered = entered(by: map, widthScale)
    let met = erasers.indices.filter { entered.contains($0) || !erasers[$0].touched.isEmpty }
    findOthers(of: met)
    var bindings: [EraserBinding] = []
    var followers: [ElementID] = []
    for number in met {
      let (held, isEntered) = (erasers[number], entered.contains(number))
      let id = index.elements[held.eraser.index].id
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

  /// Returns the edit that moves the elements and keeps their line widths. What is erased of them is scaled with them.
  public mutating func editKeepingWidths(by map: PaperMap) -> PaintingEdit {
    guard isErased else { return edit(by: map) }
    var widths: [Double: [ElementID]] = [:]
    for element in indices.lazy.map({ [index] in index.elements[$0] }) where !element.isEraser {
      widths[element.width, default: []].append(element.id)
    }
    return .joined(
      [edit(by: map, widthScale: map.enlargement)]
        + widths.sorted { $0.key < $1.key }.map { .restyle($1, StyleChange(width: $0)) })
  }

  /// Returns the indices of the erasers that any of the elements gets under.
  private func entered(by map: PaperMap, _ widthScale: Double) -> Set<Int> {
    let reached = box.mapped(by: map)
      .grown(by: index.greatestReach(of: indices) * widthScale)
    let near = erasers.indices.filter { erasers[$0].eraser.path.reach.intersects(reached) }
    let entered = index.entered(
      near.map { erasers[$0].eraser }, by: indices, movedBy: map, widthScale: widthScale)
    return Set(zip(near, entered).filter(\.1).map(\.0))
  }

  /// Finds the other elements erased by some erasers, once for a whole drag.
  private mutating func findOthers(of numbers: [Int]) {
    let unknown = numbers.filter { erasers[$0].others == nil }
    guard !unknown.isEmpty else { return }
    let rest = index.elements.indices.filter { !moving.contains($0) }
    let found = index.touched(by: unknown.map { erasers[$0].eraser }, among: rest)
    for (number, others) in zip(unknown, found) { erasers[number].others = others }
  }

  /// Whether an eraser can move along with its elements without erasing others.
  private func canFollow(
    _ eraser: ElementIndex.Eraser, _ map: PaperMap, _ widthScale: Double
  ) -> Bool {
    let line = index.elements[eraser.index]
      .moved(by: map, widthScale: widthScale, on: index.paper).line(on: index.paper)
    let moved = ElementIndex.Eraser(
      index: eraser.index, path: EraserPath(of: line, on: index.paper))
    return !index.touches(moved) { !moving.contains($0) }
  }
}
