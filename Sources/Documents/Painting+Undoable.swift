extension Painting: Undoable {
  /// In points.
  public static var mostCostAtOnce: Int { 100_000 }

  public func change(showing draft: PaintingEdit?, after old: PaintingEdit?) -> PaintingChange? {
    draft == nil && old == nil ? nil : .drafted
  }
}
