import Base
import DocumentScripting
import DocumentWindows
import Documents
import Editing
import Scripting
import Views
import Windows

// Scripts that change the painting.
extension PaintingEditor {
  /// Shows the menu of the user's own scripts, and of the examples.
  func showScripts() {
    scripts.showMenu(under: screen.bar.moreButton) { [weak self] in self?.run($0) }
  }

  /// Runs a script on a copy of the painting, on another thread; the result is one step.
  func run(_ file: ScriptFile) {
    guard canChange, session.canChange, !session.isInGesture else { return }
    tools.context.giveShape()
    let start = ScriptPainting(
      session.document, layer: tools.context.layer.id, selection: session.selection)
    session.isHeld = true
    scripts.run(file) { script, messages, goesOn in
      script.run(on: start, host: messages, goesOn: goesOn)
    } ended: { [weak self] edit in
      self?.session.isHeld = false
      if let edit { self?.session.perform(edit) }
    }
  }
}
