import Base
import Documents
public import Life
import Texts

/// The tools' view of how a board is shown.
@MainActor public protocol BoardDisplay: AnyObject {
  /// Returns the shown state of a cell, which lags some generations behind while the board runs.
  func state(at cell: LifeCell) -> UInt8
}

/// The environment of the tools of one board.
@MainActor public final class LifeToolContext {
  /// The board, stopped or running.
  public let board: LiveBoard
  /// The selected cells, lifted or in their place.
  public let selection: CellSelection<LiveBoard>
  /// The view, as far as tools ask it for facts.
  public let display: any BoardDisplay
  /// The settings of all tools.
  public var settings = CellToolSettings()
  /// The state that tools paint, from 1, limited to the states of the rule.
  public var paintedState: UInt8 {
    get { min(wantedState, UInt8(board.world.rule.stateCount - 1)) }
    set { wantedState = max(1, newValue) }
  }
  private var wantedState: UInt8 = 1
  /// The hint shown during a gesture.
  public internal(set) var hint: String?

  /// Creates the environment of the tools of a board in a view.
  public init(_ board: LiveBoard, display: any BoardDisplay) {
    self.board = board
    self.display = display
    selection = CellSelection(of: board)
  }

  /// Starts painting.
  ///
  /// - Returns: false if nothing can be painted, after telling the user why.
  func beginPainting() -> Bool {
    guard board.beginGesture() else { return false }
    guard board.canPaint else {
      board.said.post(board.texts.life.standsNot)
      return false
    }
    selection.putDown()
    return true
  }

  /// Returns the state set by a stroke that starts at a cell: 0 if the cell has the painted state already.
  func state(for tool: CellTool, at cell: CellPosition) -> UInt8 {
    tool.name == .eraser || display.state(at: LifeCell(cell)) == paintedState ? 0 : paintedState
  }
}
