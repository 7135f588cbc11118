import Base
import Documents

/// A cel that a script reads and writes: its cells are buffered until the picture is needed.
final class ScriptCel {
  let layer: Layer.ID
  /// Nil if its frame or layer was deleted.
  var frame: Int?
  var grid: CellGrid
  var isChanged = false
  /// Whether its cells consist of tiles, so that changes to it change other cels.
  let hasTiles: Bool
  /// Whether a square was written to, so that the memory of each is counted once.
  private var isTouched: [Bool] = []

  init(_ address: CelAddress, _ grid: CellGrid, hasTiles: Bool) {
    layer = address.layer
    frame = address.frame
    self.grid = grid
    self.hasTiles = hasTiles
  }

  /// Notes that a cell is written to.
  ///
  /// - Returns: whether it is the first one of its square.
  func touch(_ cell: CellPosition) -> Bool {
    let side = CellGrid.tileSide
    let columns = (grid.size.width + side - 1) / side
    if isTouched.isEmpty { isTouched = Array(repeating: false, count: grid.tileCount) }
    let square = cell.y / side * columns + cell.x / side
    defer { isTouched[square] = true }
    return !isTouched[square]
  }

  /// Takes other cells, of the same or another size.
  func replace(with grid: CellGrid) {
    self.grid = grid
    isChanged = false
    isTouched = []
  }
}
