import Base

extension Painting: Undoable {
  /// In points.
  public static var mostCostAtOnce: Int { 100_000 }

  public func change(showing draft: PaintingEdit?, after old: PaintingEdit?) -> PaintingChange? {
    draft == nil && old == nil ? nil : .drafted
  }

  public static var emptySelection: [ElementID] { [] }

  public func existing(_ selection: [ElementID]) -> [ElementID] {
    let closed = Set(layers.lazy.filter { !$0.isOpen }.map(\.id))
    let places = elements.places(of: selection)
    // No element is copied: there may be very many.
    return places.compactMap { place in
      let isOpen =
        !elements[place].isLocked && (closed.isEmpty || !closed.contains(elements[place].layer))
      return isOpen ? elements[place].id : nil
    }
  }
}
