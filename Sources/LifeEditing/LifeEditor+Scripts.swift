import Base
import DocumentWindows
import Documents
import Editing
import Scripting
import Texts
import Views
import Widgets
import Windows

// Scripts that change the board.
extension LifeEditor {
  /// Shows the menu of the user's own scripts, and of Golly's.
  func showScripts() {
    let (texts, user) = (services.texts.life, UserFolders.current)
    let own = ScriptFile.folder(of: user)
    let groups = [own, GollyScripts.folder(of: user)].compactMap(\.self).map(ScriptFile.all)
    let items = groups.filter { !$0.isEmpty }.map { files in
      files.map { file in
        Menu.Item.choice(file.name, isChosen: false) { [weak self] in self?.run(file) }
      }
    }
    guard !items.isEmpty else { return toasts.say(texts.noScripts(own), .untilClosed) }
    let menu = Menu(name: texts.scripts, items: Array(items.joined(separator: [.separator])))
    show(menu, under: screen.bar.moreButton)
  }

  /// Runs a script on a copy of the board, on another thread; the result is one step.
  func run(_ file: ScriptFile) {
    board.standStill()
    guard canChange, !session.isHeld, !grid.isPainting else { return }
    selection.putDown()
    let texts = services.texts.life
    let start = ScriptBoard(board.world, name: name, selection: selection.bounds)
    let messages = ScriptMessages()
    runningScript = messages
    session.isHeld = true
    work.run({ _ in texts.scriptRuns(file.name) }) { progress in
      try file.script().run(on: start, host: messages) {
        !progress.isCancelled && !messages.isStopped
      }
    } finished: { [weak self] outcome in
      self?.runningScript = nil
      self?.session.isHeld = false
      switch outcome {
      case .done(let left): self?.finishScript(left, messages.last, of: file)
      case .failed(let error):
        self?.toasts.say(texts.scriptFailed(file.name, Message(error)), .untilClosed)
      case .cancelled: break
      }
    }
  }

  private func finishScript(_ outcome: ScriptOutcome, _ message: String?, of file: ScriptFile) {
    let texts = services.texts.life
    switch outcome.end {
    case .stopped: return
    case .failed(let text): return toasts.say(texts.scriptFailed(file.name, text), .untilClosed)
    case .outOfMemory:
      return toasts.say(
        texts.scriptWantsMemory(file.name, ScriptLimits.usualBytes >> 20), .untilClosed)
    case .done: break
    }
    let world = outcome.board.world
    if world != board.world { board.perform { $0 = world } }
    selection.select(outcome.board.selection.map { CellRegion(CellRect($0)) })
    if outcome.isToBeFitted { fitPattern() }
    if let message, !message.isEmpty { toasts.say(message, .untilClosed) }
  }
}
