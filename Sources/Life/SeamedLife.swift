/// A board with sides joined differently from a torus: a dense plane with a surrounding ring of cells, filled before
/// each generation with the cells across the seams.
struct SeamedLife: LifeEngine {
  let edges: LifeEdges
  private var board: DenseLife
  private let seams: [(beyond: LifeCell, source: LifeCell)]

  /// - Parameter world: must have edges.
  init(_ world: LifeWorld, threadCount: Int = 1) {
    guard let area = world.edges.area else { preconditionFailure("A seamed board has edges") }
    edges = world.edges
    seams = edges.seams
    // Its corner is one cell above and to the left of the first cell.
    let plane = LifeEdges.plane(width: area.width + 2, height: area.height + 2)
    board = DenseLife(
      LifeWorld(rule: world.rule, edges: plane, cells: world.cells), threadCount: threadCount)
  }

  mutating func advance(by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool) {
    for _ in 0..<max(0, generations.clampedInt) {
      guard goesOn() else { return }
      for seam in seams where board[seam.source] { board.set(true, at: seam.beyond) }
      board.advance(by: 1)
      for seam in seams { board.set(false, at: seam.beyond) }
    }
  }

  // MARK: The board

  var age: BigInteger { board.age }
  var isBackgroundAlive: Bool { false }
  var population: BigInteger { board.population }
  var bounds: LifeBounds? { board.bounds }
  var cells: LifeCells { board.cells }
  subscript(cell: LifeCell) -> Bool { board[cell] }

  mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    guard let area = edges.area, area.contains(cell) else { return false }
    return board.set(isAlive, at: cell)
  }

  func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    board.visitCells(in: area, body)
  }

  func draw(into picture: inout LifeRaster) { board.draw(into: &picture) }
}
