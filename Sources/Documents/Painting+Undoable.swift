extension Painting: Undoable {
  /// In points.
  public static var mostCostAtOnce: Int { 100_000 }

  /// What a gesture does to a painting is shown by what it draws, and not as an edit that is to be made.
  public func change(showing draft: PaintingEdit?, after old: PaintingEdit?) -> PaintingChange? {
    nil
  }
}
