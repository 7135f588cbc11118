import Base
import DocumentWindows
import Documents
import Editing
import Scripting
import Views
import Windows

// Scripts that change the board.
extension LifeEditor {
  /// Shows the menu of the user's own scripts, and of Golly's.
  func showScripts() {
    scripts.showMenu(under: screen.bar.moreButton) { [weak self] in self?.run($0) }
  }

  /// Runs a script on a copy of the board, on another thread; the result is one step.
  func run(_ file: ScriptFile) {
    board.standStill()
    guard canChange, !session.isHeld, !grid.isPainting else { return }
    selection.putDown()
    let start = ScriptBoard(board.world, name: name, selection: selection.bounds)
    session.isHeld = true
    scripts.run(file) { script, messages, goesOn in
      let outcome = script.run(on: start, host: messages, goesOn: goesOn)
      return (outcome, outcome.end)
    } ended: { [weak self] outcome in
      self?.session.isHeld = false
      if let outcome { self?.show(outcome) }
    }
  }

  private func show(_ outcome: ScriptOutcome) {
    let world = outcome.board.world
    if world != board.world { board.perform { $0 = world } }
    selection.select(outcome.board.selection.map { CellRegion(CellRect($0)) })
    if outcome.isToBeFitted { fitPattern() }
  }
}
