import Base
import Documents
import Editing
import Life
import TestSupport
import Texts

/// Somebody who paints cells without a window.
///
///     let pixels = HeadlessCells.pixels("11......")
///     pixels.toolbox.choose(.fill)
///     pixels.press((0, 0)).release()
@MainActor final class HeadlessCells<Context: GridToolContext> {
  let context: Context
  let toolbox: Toolbox<CellTool, CellReading>
  /// How the pen is held from now on.
  var penEnd = PenEnd.tip

  init(_ context: Context, _ toolbox: Toolbox<CellTool, CellReading>) {
    self.context = context
    self.toolbox = toolbox
  }

  private func reading(_ cell: (Int, Int), _ modifiers: Modifiers) -> CellReading {
    CellReading(CellPosition(x: cell.0, y: cell.1), modifiers: modifiers, penEnd: penEnd)
  }

  func hover(_ cell: (Int, Int)) { toolbox.receive(.hovered(reading(cell, []))) }

  @discardableResult
  func press(
    _ cell: (Int, Int), _ modifiers: Modifiers = [],
    _ button: GesturePress.Button = .primary
  ) -> HeadlessCells {
    toolbox.receive(.began(reading(cell, modifiers), GesturePress(button)))
    return self
  }

  @discardableResult
  func move(_ cell: (Int, Int), _ modifiers: Modifiers = []) -> HeadlessCells {
    toolbox.receive(.moved(reading(cell, modifiers)))
    return self
  }

  func release() { toolbox.receive(.ended(nil)) }

  func callOff() { toolbox.receive(.cancelled) }
}

extension HeadlessCells<CellToolContext> {
  /// - Parameter rows: the cells of a frame; at least eight by eight.
  static func pixels(_ rows: String) -> HeadlessCells<CellToolContext> {
    let grid = CellGrid(rows)
    var picture = Sprite(size: grid.size)
    picture.setGrid(grid, frame: 0)
    let session = Session(PixelArt(picture), freed: {})
    session.open(PixelArt(picture), for: .changing)
    let context = CellToolContext(EditedCel(of: session), texts: .english)
    return HeadlessCells(
      context, Toolbox(CellTool.catalogue, .pencil) { $0.gesture(in: context) })
  }

  var session: Session<PixelArt> { context.session }

  /// The rows of the frame that hold something, as they are kept and as they are seen.
  var kept: [Substring] { rows(session.document.sprite.frames[context.frame.place].grid) }
  var seen: [Substring] { rows(context.frame.cells) }

  private func rows(_ grid: CellGrid) -> [Substring] {
    grid.text.split(separator: "\n").filter { $0.contains { $0 != "." } }
  }
}

extension HeadlessCells<LifeToolContext> {
  static func board(_ cells: [(Int, Int)] = []) -> HeadlessCells<LifeToolContext> {
    let world = LifeWorld(cells: LifeCells(cells.map { LifeCell(x: $0.0, y: $0.1) }))
    let session = Session(Board(world), freed: {})
    session.open(Board(world), for: .changing)
    let board = LiveBoard(session, work: WorkAtOnce(), texts: .english)
    let context = LifeToolContext(board, display: ExactDisplay(board))
    return HeadlessCells(
      context, Toolbox(CellTool.lifeCatalogue, .pencil) { $0.gesture(in: context) })
  }

  var session: Session<Board> { context.board.session }
  var kept: [LifeCell] { session.document.world.cells.list ?? [] }
  var seen: [LifeCell] { context.board.world.cells.list ?? [] }
}

/// Sees each generation as it is.
private final class ExactDisplay: BoardDisplay {
  private let board: LiveBoard

  init(_ board: LiveBoard) { self.board = board }

  func state(at cell: LifeCell) -> UInt8 { board.world.state(at: cell) }
}
