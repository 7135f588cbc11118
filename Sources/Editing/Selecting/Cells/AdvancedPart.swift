import Life

/// Which cells of a universe live on while the others stay as they are.
public enum AdvancedPart: Sendable {
  case inside, outside

  /// - Parameter area: what is inside.
  /// - Returns: all cells a generation later; nil where all around would live then.
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
