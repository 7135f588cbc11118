public import Base
public import Documents
public import Life
import Texts

/// A pattern held over a board, which can be placed any number of times.
public final class HeldPattern: Gesture {
  /// The name of the pattern, for the hint.
  public let name: String
  private let rule: CellRule
  private var cells: FloatingLife
  private let board: LiveBoard
  private var pointer: CellPosition?
  /// The cells of the pattern at the pointer; nil if it isn't held over the board.
  public let shown = Signal<LifeCells?>()

  /// Holds the cells of a universe over a board, with the middle at the pointer.
  public init(_ name: String, _ world: LifeWorld, over board: LiveBoard) {
    self.name = name
    self.board = board
    rule = world.rule
    let bounds = world.bounds ?? LifeBounds(left: 0, top: 0, right: 0, bottom: 0)
    // Centre it on the cell 0, 0.
    let centred = bounds.moved(
      x: -(bounds.left + bounds.right) / 2, y: -(bounds.top + bounds.bottom) / 2)
    let cells = FloatingLife(cells: world.cells, rect: CellRect(bounds))
    self.cells = cells.moved(to: CellRect(centred)) ?? cells
  }

  /// Mirrors or turns it.
  public func turn(_ turn: CanvasTurn) {
    guard let turned = cells.turned(turn) else { return }
    cells = turned
    hover(pointer.map { CellReading($0) })
  }

  /// Shows the pattern with its middle at the pointer; hides it without one.
  public func hover(_ reading: CellReading?) {
    pointer = reading?.position
    shown.post(pointer.flatMap(cells(at:)))
  }

  private func cells(at cell: CellPosition) -> LifeCells? {
    cells.cells.moved(x: cell.x, y: cell.y)
  }

  /// Places the pattern on the board.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    hover(reading)
    if board.beginGesture() { place(at: reading.position) }
  }

  /// Shows the pattern at the pointer, without placing it again.
  public func move(_ reading: CellReading) { hover(reading) }
  /// Makes the placed pattern a step.
  public func end(_ last: CellReading?) { board.commit() }
  /// Removes the placed pattern.
  public func cancel() { board.cancel() }

  /// Places the pattern and keeps holding it.
  public func place(at cell: CellPosition) {
    guard board.canChange, let cells = cells(at: cell) else { return }
    let texts = board.texts.life
    guard board.canPaint else { return board.said.post(texts.standsNot) }
    guard !board.isRunning else {
      var states: [UInt8: [LifeCell]] = [:]
      cells.visitStates { states[$1, default: []].append($0) }
      for (state, cells) in states { board.paint(cells, state: state) }
      return
    }
    var world = board.world
    let isForeign = rule != world.rule
    // An empty board adopts the rule of the pattern.
    let takesRule = isForeign && world.cells.isEmpty && !world.isBackgroundAlive
    if takesRule { world.setRule(rule) }
    // On a living background, the dead cells are the ones that are stored.
    if world.isBackgroundAlive {
      world.add(cells)
    } else if let area = cells.bounds {
      world.setCells(board.pasteMode.pasted(cells, in: area, over: world.cells))
    }
    board.change { $0 = world }
    board.commit()
    if isForeign, !takesRule {
      board.said.post(texts.otherRuleOfPattern(name, rule.notation))
    }
  }
}
