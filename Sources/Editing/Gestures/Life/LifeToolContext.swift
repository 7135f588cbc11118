import Base
import Documents
public import Life
import Texts

/// What has to be known of how a person sees a board.
@MainActor public protocol BoardSight: AnyObject {
  /// The state in which a cell is seen; while the board runs, that is some generations ago.
  func state(at cell: LifeCell) -> UInt8
}

/// What the tools of one board work on and with.
@MainActor public final class LifeToolContext {
  public let board: LiveBoard
  public let selection: CellSelection<LiveBoard>
  public let sight: any BoardSight
  public var settings = CellToolSettings()
  /// The state in which cells are painted, from 1; of a rule with fewer states it is the last one.
  public var paintedState: UInt8 {
    get { min(wantedState, UInt8(board.world.rule.stateCount - 1)) }
    set { wantedState = max(1, newValue) }
  }
  private var wantedState: UInt8 = 1
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

  /// The state into which a tool brings cells that begins at a cell: what is painted already becomes dead.
  func state(for tool: CellTool, at cell: CellPosition) -> UInt8 {
    tool.name == .eraser || sight.state(at: LifeCell(cell)) == paintedState ? 0 : paintedState
  }
}
