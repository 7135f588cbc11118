/// A universe at one moment: its cells, and how they live.
///
/// Copies share their cells.
public struct LifeWorld: Equatable, Sendable {
  public var rule: LifeRule
  public private(set) var edges: LifeEdges
  /// How many generations it has lived.
  public var generation: BigInteger
  /// Whether all around lives, as it may in a universe without edges by rules that are born from nothing.
  public internal(set) var isBackgroundAlive: Bool
  /// The cells that differ from what is all around; within the edges.
  public private(set) var cells: LifeCells

  public init(
    rule: LifeRule = .conway, edges: LifeEdges = .none, generation: BigInteger = 0,
    isBackgroundAlive: Bool = false, cells: LifeCells = LifeCells()
  ) {
    self.rule = rule
    self.edges = edges
    self.generation = generation
    self.isBackgroundAlive = isBackgroundAlive && edges == .none
    self.cells = edges.limits.map { cells.cropped(to: $0) } ?? cells
  }

  /// Whether a cell lives.
  public subscript(cell: LifeCell) -> Bool {
    if let limits = edges.limits, !limits.contains(cell) { return false }
    return cells[cell] != isBackgroundAlive
  }

  /// - Returns: whether the cell is another one now; false beyond the edges.
  @discardableResult
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    if let limits = edges.limits, !limits.contains(cell) { return false }
    guard max(cell.x.magnitude, cell.y.magnitude) < LifeCells.farthest.magnitude else {
      return false
    }
    return cells.set(isAlive != isBackgroundAlive, at: cell)
  }

  /// Takes over other cells, as far as they lie within the edges.
  public mutating func setCells(_ new: LifeCells) {
    cells = edges.limits.map { new.cropped(to: $0) } ?? new
  }

  /// Has other edges from now on; what lies beyond them is gone.
  public mutating func setEdges(_ new: LifeEdges) {
    edges = new
    if new != .none { isBackgroundAlive = false }
    setCells(cells)
  }

  /// How many cells differ from what is all around.
  public var population: BigInteger { cells.population }

  /// The smallest rectangle around the cells that differ from what is all around, as far as coordinates tell them;
  /// nil for none.
  public var bounds: LifeBounds? { cells.bounds }

  /// Draws what a picture shows.
  public func draw(into picture: inout LifePicture) {
    cells.draw(into: &picture)
    if isBackgroundAlive { picture.invert() }
  }
}
