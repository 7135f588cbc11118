import Base
import DocumentScripting
import DocumentWindows
import Documents
import Editing
import Scripting
import Views
import Windows

// Scripts that change the picture.
extension PixelEditor {
  /// Shows the menu of the user's own scripts, and of the examples.
  func showScripts() {
    scripts.showMenu(under: screen.bar.moreButton) { [weak self] in self?.run($0) }
  }

  /// Runs a script on a copy of the picture, on another thread; the result is one step.
  func run(_ file: ScriptFile) {
    guard canChangeCanvas, !session.isInGesture else { return }
    frames.stop()
    selection.putDown()
    let start = ScriptSprite(art.sprite, cel: frame.cel, selection: session.selection)
    session.isHeld = true
    scripts.run(file) { script, messages, goesOn in
      script.run(on: start, host: messages, goesOn: goesOn)
    } ended: { [weak self] result in
      self?.session.isHeld = false
      if let result { self?.show(result, after: start) }
    }
  }

  private func show(_ result: ScriptSprite, after start: ScriptSprite) {
    if result.sprite.size != start.sprite.size { selection.select(nil) }
    session.performOnAll {
      $0 = result.sprite
    } then: { [weak self] _ in
      if result.cel != start.cel { self?.frame.choose(result.cel) }
    }
  }
}
