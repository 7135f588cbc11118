import Base
import Documents
public import Life
import Texts

/// What has to be known of how a person sees a board.
@MainActor public protocol BoardSight: AnyObject {
  /// Whether a cell is seen to live; while the board runs, that is some generations ago.
  func isAlive(_ cell: LifeCell) -> Bool
}

/// What the tools of one board work on and with.
@MainActor public final class LifeToolContext {
  public let board: LiveBoard
  public let selection: CellSelection<LiveBoard>
  public let sight: any BoardSight
  public var settings = CellToolSettings()
  /// What is told while a gesture goes on.
  public internal(set) var hint: String?

  public init(_ board: LiveBoard, sight: any BoardSight) {
    self.board = board
    self.sight = sight
    selection = CellSelection(of: board)
  }

  /// Begins to paint.
  ///
  /// - Returns: false where nothing can be painted; why is said.
  func begin() -> Bool {
    guard board.begin() else { return false }
    guard board.canPaint else {
      board.said.post(board.texts.life.standsNot)
      return false
    }
    selection.putDown()
    return true
  }

  /// Whether a tool that begins at a cell gives birth: on a dead cell, unless it erases.
  func givesBirth(_ tool: CellTool, at cell: CellPosition) -> Bool {
    tool.name != .eraser && !sight.isAlive(LifeCell(cell))
  }
}
