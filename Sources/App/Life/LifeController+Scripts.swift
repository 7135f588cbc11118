import Base
import Documents
import Editing
import Formats
import Life
import Scripting
import Synchronization
import Texts
import Views
import Widgets

// Scripts that work on the board.
extension LifeController {
  /// Offers the scripts of somebody's own, and those of Golly.
  func showScripts() {
    let (texts, user) = (services.texts.life, UserFolders.current)
    let own = ScriptFile.folder(of: user)
    let groups = [own, GollyScripts.folder(of: user)].compactMap(\.self).map(ScriptFile.all)
    let items = groups.filter { !$0.isEmpty }.map { files in
      files.map { file in
        Menu.Item.choice(file.name, isChosen: false) { [weak self] in self?.run(file) }
      }
    }
    guard !items.isEmpty else { return announcer.say(texts.noScripts(own), .untilClosed) }
    let menu = Menu(name: texts.scripts, items: Array(items.joined(separator: [.separator])))
    show(menu, under: screen.bar.moreButton)
  }

  /// Lets a script work on a copy of the board, on another thread; what it leaves is one step.
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
      case .done(let left): self?.take(left, messages.last, of: file)
      case .failed(let error):
        self?.announcer.say(texts.scriptFailed(file.name, Message(error)), .untilClosed)
      case .cancelled: break
      }
    }
  }

  private func take(_ outcome: ScriptOutcome, _ message: String?, of file: ScriptFile) {
    let texts = services.texts.life
    switch outcome.end {
    case .stopped: return
    case .failed(let text): return announcer.say(texts.scriptFailed(file.name, text), .untilClosed)
    case .outOfMemory:
      return announcer.say(
        texts.scriptWantsMemory(file.name, ScriptLimits.usualBytes >> 20), .untilClosed)
    case .done: break
    }
    let world = outcome.board.world
    if world != board.world { board.perform { $0 = world } }
    selection.select(outcome.board.selection.map { CellRegion(CellRect($0)) })
    if outcome.isToBeFitted { fitPattern() }
    if let message, !message.isEmpty { announcer.say(message, .untilClosed) }
  }
}

/// A script in a folder.
nonisolated struct ScriptFile: Equatable, Sendable {
  let path: String

  var name: String { DocumentFile(path).nameWithoutEnding }

  static func folder(of user: UserFolders) -> String { "\(user.data)/filbert/scripts" }

  /// In the order of their names.
  static func all(in folder: String) -> [ScriptFile] {
    DocumentFolder(folder).names.filter { $0.hasSuffix(".lua") }.sorted()
      .map { ScriptFile(path: "\(folder)/\($0)") }
  }

  /// More is not read.
  private static let mostBytes = 1 << 22

  func script() throws(DocumentFileError) -> Script {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return Script(
      text: try DocumentFile(path).read(atMost: Self.mostBytes), name: DocumentFile(path).name,
      moduleFolders: [folder] + [GollyScripts.folder(of: .current)].compactMap(\.self))
  }
}

/// A script that runs, and what it says: the last of it is shown when it has ended. What it asks is answered as it suggests.
nonisolated final class ScriptMessages: ScriptHost, Sendable {
  private let message = Mutex<String?>(nil)
  private let flag = Atomic<Bool>(false)

  var isStopped: Bool { flag.load(ordering: .relaxed) }

  func stop() { flag.store(true, ordering: .relaxed) }

  var last: String? { message.withLock { $0 } }

  func show(_ text: String, isComplaint: Bool) { message.withLock { $0 = text } }

  func tell(_ text: String, isWarning: Bool) -> Bool {
    show(text, isComplaint: isWarning)
    return true
  }

  func ask(_ prompt: String, initial: String, title: String) -> String? { initial }
  func write(_ text: String) {}
  func show(_ world: LifeWorld) {}

  func world(_ bytes: [UInt8]) throws(LifePatternError) -> LifeWorld {
    try LifeFile.world(bytes).world
  }
}
