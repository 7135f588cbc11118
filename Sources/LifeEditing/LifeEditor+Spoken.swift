import Base
import DocumentWindows
import Editing
import Life
import Texts
import Views
import Windows

extension LifeEditor {
  func spoken(_ cell: CellPosition) -> String {
    guard grid.content?.extent?.contains(cell) ?? true else { return "" }
    let state = display.state(at: LifeCell(x: cell.x, y: cell.y))
    guard let rule = board.world.rule.ofStates else {
      let texts = services.texts.accessibility
      return state > 0 ? texts.alive : texts.dead
    }
    return services.texts.life.state(Int(state), rule.name(of: state))
  }
}
