import Life

/// The part of a universe to advance while the rest stays unchanged.
public enum AdvancedPart: Sendable {
  case inside, outside

  /// - Parameter area: the boundary between inside and outside.
  /// - Returns: all cells a generation later, or nil if that would make the background alive.
  func advanced(_ world: LifeWorld, _ area: LifeBounds) -> LifeCells? {
    var part = world
    let inside = world.cells.cropped(to: area)
    let outside = world.cells.removing(area)
    part.setCells(self == .inside ? inside : outside)
    var life = LifeSimulation(part)
    life.advance(by: 1)
    let next = life.world
    guard !next.isBackgroundAlive else { return nil }
    return self == .inside
      ? outside.union(next.cells.cropped(to: area)) : inside.union(next.cells.removing(area))
  }
}
