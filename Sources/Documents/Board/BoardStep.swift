public import Base
public import Life

/// A state of a board, and how it came about.
public struct BoardStep: DocumentState {
  public var world: LifeWorld
  /// Whether the cells lived on from the step before, or are those of it; otherwise somebody painted them, or changed how they
  /// live.
  public var isRun: Bool
  /// What somebody wrote about it.
  public var notes: LifeNotes

  public init(_ world: LifeWorld, isRun: Bool = false, notes: LifeNotes = LifeNotes()) {
    self.world = world
    self.isRun = isRun
    self.notes = notes
  }

  public var outline: DocumentOutline {
    DocumentOutline(
      shape: .fixed(Board.shape(of: world.edges)), backgroundColor: .white,
      elementCount: world.population.clampedInt)
  }

  public var isBlank: Bool { world == LifeWorld() && notes.isEmpty }

  /// In living cells.
  public var cost: Int { world.population.clampedInt }
  public static var mostCostAtOnce: Int { 1 << 17 }

  public var edges: CellRect? { world.edges.area.map { CellRect($0) } }

  /// How a universe came about is no part of what it is.
  public func change(since old: BoardStep) -> BoardChange? {
    var change = BoardChange()
    if notes != old.notes { change.notes = notes }
    let (new, old) = (world, old.world)
    if new.rule != old.rule { change.rule = new.rule }
    if new.edges != old.edges { change.edges = new.edges }
    if new.generation != old.generation || new.isBackgroundAlive != old.isBackgroundAlive
      || new.cells != old.cells
    {
      change.generation = new.generation
    }
    return change == BoardChange() ? nil : change
  }
}
