/// A universe at one moment: its cells and rule.
///
/// Copies share their cells.
public struct LifeWorld: Equatable, Sendable {
  /// The rule of the next generation.
  public private(set) var rule: CellRule
  /// The edges, beyond which cells are dead unless the plane is closed.
  public private(set) var edges: LifeEdges
  /// The number of generations it has lived.
  public var generation: BigInteger
  /// Whether the background lives, which is possible without edges for rules that create cells from nothing.
  public internal(set) var isBackgroundAlive: Bool
  /// The cells that differ from the background; always within the edges.
  public private(set) var cells: LifeCells

  /// Creates a universe; cells outside of the edges are dropped, and so are states that the rule lacks.
  ///
  /// - Parameter isBackgroundAlive: ignored with edges, and for rules of more than two states.
  public init(
    rule: CellRule = .conway, edges: LifeEdges = .none, generation: BigInteger = 0,
    isBackgroundAlive: Bool = false, cells: LifeCells = LifeCells()
  ) {
    self.rule = rule
    self.edges = edges
    self.generation = generation
    self.isBackgroundAlive = isBackgroundAlive && edges == .none && rule.life != nil
    let allowed = cells.limited(to: rule.stateCount)
    self.cells = edges.limits.map { allowed.cropped(to: $0) } ?? allowed
  }

  /// Whether a cell lives.
  public subscript(cell: LifeCell) -> Bool {
    if let limits = edges.limits, !limits.contains(cell) { return false }
    return cells[cell] != isBackgroundAlive
  }

  /// The state of a cell, from 0.
  public func state(at cell: LifeCell) -> UInt8 {
    isBackgroundAlive ? (self[cell] ? 1 : 0) : cells.state(at: cell)
  }

  /// - Returns: whether the cell changed; false beyond the edges.
  @discardableResult
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    set(state: isAlive ? 1 : 0, at: cell)
  }

  /// - Parameter state: less than the rule's number of states.
  /// - Returns: whether the cell changed; false beyond the edges.
  @discardableResult
  public mutating func set(state: UInt8, at cell: LifeCell) -> Bool {
    if let limits = edges.limits, !limits.contains(cell) { return false }
    guard max(cell.x.magnitude, cell.y.magnitude) < LifeCells.farthest.magnitude else {
      return false
    }
    return isBackgroundAlive ? cells.set(state == 0, at: cell) : cells.set(state: state, at: cell)
  }

  /// Replaces the cells, dropping those beyond the edges; invalid states become the last valid one.
  public mutating func setCells(_ new: LifeCells) {
    let allowed = new.limited(to: rule.stateCount)
    cells = edges.limits.map { allowed.cropped(to: $0) } ?? allowed
  }

  /// Changes the rule; cells in states it does not have change to its last one.
  public mutating func setRule(_ new: CellRule) {
    let hadMore = new.stateCount < rule.stateCount
    rule = new
    if new.life == nil { isBackgroundAlive = false }
    if hadMore { setCells(cells) }
  }

  /// Changes the edges; cells beyond them are lost.
  public mutating func setEdges(_ new: LifeEdges) {
    edges = new
    if new != .none { isBackgroundAlive = false }
    setCells(cells)
  }

  /// The same universe with every cell like the background.
  var withoutCells: LifeWorld {
    LifeWorld(
      rule: rule, edges: edges, generation: generation, isBackgroundAlive: isBackgroundAlive)
  }

  /// The rule of a world of two states.
  var ruleOfTwoStates: LifeRule {
    guard let rule = rule.life else { preconditionFailure("Its engine is one for many states") }
    return rule
  }

  /// The number of cells that differ from the background.
  public var population: BigInteger { cells.population }

  /// The smallest rectangle around the cells that differ from the background, within the range of coordinates; nil for
  /// none.
  public var bounds: LifeBounds? { cells.bounds }

  /// Draws the area of a picture.
  public func draw(into picture: inout LifeRaster) {
    cells.draw(into: &picture)
    if isBackgroundAlive { picture.invert() }
  }
}
