extension Painting: Undoable {
  /// In points.
  public static var mostCostAtOnce: Int { 100_000 }

  public func change(showing draft: PaintingEdit?, after old: PaintingEdit?) -> PaintingChange? {
    draft == nil && old == nil ? nil : .drafted
  }

  public static var emptySelection: [ElementID] { [] }

  public func existing(_ selection: [ElementID]) -> [ElementID] {
    let closed = Set(layers.lazy.filter { !$0.isOpen }.map(\.id))
    return elements.places(of: selection).map { elements[$0] }
      .filter { !closed.contains($0.layer) }.map(\.id)
  }
}
