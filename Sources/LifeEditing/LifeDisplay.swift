import Base
import Canvas
import Documents
import Editing
import Formats
import Life
import Rendering
import Views
import Widgets

/// Shows a board on a grid: its world when stopped, the latest picture of a run, and a pattern being dragged to it.
final class LifeDisplay: GridContent, BoardDisplay {
  private let board: LiveBoard
  private let grid: GridView
  /// The latest picture of a run; nil when stopped.
  private var running: (frame: LifeRaster, surface: Surface)?
  /// The ages of the visible cells when a run stopped; nil as soon as cells change.
  private var stopped: (world: LifeWorld, frame: LifeRaster, surface: Surface)?
  private var ages = CellAges()
  /// A pattern held over the board.
  var ghost: LifeCells? { didSet { if ghost != oldValue { showGhost(since: oldValue) } } }
  /// Whether cells are coloured by the time that they have been seen alive.
  var colorsByAge = false {
    didSet {
      guard colorsByAge != oldValue else { return }
      ages = CellAges()
      stopped = nil
      hasOtherColors = true
      grid.setNeedsDisplay()
    }
  }
  /// Whether the colours of the next picture of a run differ, whatever its cells.
  private var hasOtherColors = false
  private var palette: StatePalette
  private static let ghostColor: UInt32 = 0xD93D_B7A6

  init(_ board: LiveBoard, grid: GridView) {
    self.board = board
    self.grid = grid
    palette = StatePalette(board.world.rule)
    grid.content = self
    board.cellsPainted.listen(self) { [weak self] in self?.cellsChanged($0) }
    board.generationsPassed.listen(self) { [weak self] _ in self?.boardReplaced() }
    board.ruleChanged.listen(self) { [weak self] rule in
      self?.palette = StatePalette(rule)
      self?.hasOtherColors = true
      self?.boardReplaced()
    }
    board.edgesChanged.listen(self) { [weak self] _ in
      self?.grid.extentChanged()
      self?.boardReplaced()
    }
  }

  var extent: CellRect? { board.world.edges.area.map(CellRect.init) }

  // MARK: Visible area

  /// The area for a run to make pictures of.
  var visibleArea: LifeRunner.VisibleArea {
    let squares = grid.viewport.squares(touching: PixelRect(size: grid.pixelSize))
    return LifeRunner.VisibleArea(
      left: squares.x, top: squares.y, width: squares.width, height: squares.height,
      shift: grid.viewport.shift)
  }

  /// The visible area; nil for none.
  var area: LifeBounds? { visibleArea.picture.area }

  /// The visible area within the edges; nil for none.
  var visibleCells: LifeBounds? {
    guard let area else { return nil }
    return board.world.edges.area.map { area.intersection($0) } ?? area
  }

  /// The cell in the middle of the visible area.
  var middle: LifeCell {
    let area = visibleCells ?? LifeBounds(left: 0, top: 0, right: 0, bottom: 0)
    return LifeCell(x: (area.left + area.right + 1) / 2, y: (area.top + area.bottom + 1) / 2)
  }

  // MARK: Changes

  /// Shows a generation of a run, unless it looks like the last one.
  func showFrame(_ frame: LifeRaster, generation: BigInteger) {
    let places = ages.places
    if colorsByAge, frame.shift == 0 { ages.update(to: frame, generation: generation) }
    if !hasOtherColors, running?.frame == frame, ages.places == places { return }
    hasOtherColors = false
    guard let surface = surface(of: frame) else { return }
    running = (frame, surface)
    grid.setNeedsDisplay()
  }

  private func surface(of picture: LifeRaster) -> Surface? {
    if colorsByAge, picture.shift == 0 {
      return try? LifeSurface.surface(
        width: picture.width, height: picture.height, indices: ages.places, CellAges.table)
    }
    return try? LifeSurface.surface(of: picture, palette)
  }

  /// Returns the shown state of a cell.
  func state(at cell: LifeCell) -> UInt8 {
    guard let frame = running?.frame else { return board.world.state(at: cell) }
    let (x, y) = (cell.x >> frame.shift - frame.left, cell.y >> frame.shift - frame.top)
    guard x >= 0, y >= 0, x < frame.width, y < frame.height else { return 0 }
    return frame.state(at: y * frame.width + x)
  }

  /// Called when a run stops: shows the board's own cells.
  ///
  /// - Parameter world: the final world of the run.
  func stopRunning(at world: LifeWorld) {
    running = nil
    var picture = visibleArea.picture
    if colorsByAge, picture.shift == 0 {
      world.draw(into: &picture)
      ages.update(to: picture, generation: world.generation)
      stopped = surface(of: picture).map { (world, picture, $0) }
    }
    grid.setNeedsDisplay()
  }

  /// Called when cells change.
  private func cellsChanged(_ area: LifeBounds) {
    // If ages are shown, they are invalid now.
    if stopped != nil { boardReplaced() } else { grid.setNeedsDisplay(CellRect(area)) }
  }

  /// Called when the board is replaced. A run shows its own pictures.
  private func boardReplaced() {
    guard running == nil, !board.isRunning else { return }
    if stopped?.world != board.world {
      stopped = nil
      ages = CellAges()
    }
    grid.setNeedsDisplay()
  }

  private func showGhost(since old: LifeCells?) {
    for cells in [old, ghost] {
      if let bounds = cells?.bounds { grid.setNeedsDisplay(CellRect(bounds)) }
    }
  }

  // MARK: Drawing

  func paint(
    _ cells: CellRect, shift: Int, in context: DrawingContext, side: Double, theme: Theme
  ) {
    // The cells of a bounded board are passed as such, however many are in a pixel.
    let inner = side < 1 ? -Int(side.exponent) : 0
    let (left, top) = (cells.x >> inner, cells.y >> inner)
    var picture = LifeRaster(
      left: left, top: top, width: (cells.maxX - 1) >> inner - left + 1,
      height: (cells.maxY - 1) >> inner - top + 1, shift: shift + inner)
    let corner = Corner(cells: cells.origin, shift: shift)
    if let running {
      context.setColor(palette.dead.canvasColor)
      context.rectangle(
        ViewRect(x: 0, y: 0, width: Double(cells.width), height: Double(cells.height)))
      context.fill()
      paint(running.surface, of: running.frame, from: corner, in: context)
    } else {
      board.world.draw(into: &picture)
      if let surface = try? LifeSurface.surface(of: picture, palette) {
        paint(surface, of: picture, from: corner, in: context)
      }
      if let stopped, picture.shift == 0 {
        paint(stopped.surface, of: stopped.frame, from: corner, in: context)
      }
    }
    if let ghost {
      ghost.draw(into: &picture)
      let table = [0] + Array(repeating: Self.ghostColor, count: 255)
      if let surface = try? LifeSurface.surface(
        width: picture.width, height: picture.height, indices: picture.shares, table,
        format: .argb32)
      {
        paint(surface, of: picture, from: corner, in: context)
      }
    }
  }

  /// The square at the origin of a context, 2ⁿ cells wide, which is its unit.
  private struct Corner {
    let cells: CellPosition
    let shift: Int
  }

  /// The maximum scale of a picture made before the last zoom, as an exponent of two.
  private static let mostDifference = 24

  private func paint(
    _ surface: Surface, of picture: LifeRaster, from corner: Corner,
    in context: DrawingContext
  ) {
    let difference = picture.shift - corner.shift
    guard picture.width > 0, picture.height > 0, abs(difference) <= Self.mostDifference else {
      return
    }
    let side = Double(sign: .plus, exponent: difference, significand: 1)
    context.paint(
      surface,
      in: ViewRect(
        x: Double(picture.left) * side - Double(corner.cells.x),
        y: Double(picture.top) * side - Double(corner.cells.y),
        width: Double(picture.width) * side, height: Double(picture.height) * side),
      filter: .nearest)
  }
}
