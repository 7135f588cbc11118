public import Base
public import Scripting
import Platform
import Texts
public import Widgets
import Windows

/// The scripts of a document's window: their menu, and the running one.
public final class ScriptRunner {
  private unowned let host: DocumentWindow
  private let kind: ScriptFile.Kind
  private var running: ScriptMessages?

  /// - Parameter kind: the scripts that run on the window's document.
  public init(_ host: DocumentWindow, for kind: ScriptFile.Kind) {
    self.host = host
    self.kind = kind
  }

  /// Whether a script is running.
  public var isRunning: Bool { running != nil }

  /// Stops the running script, which then changes nothing; does nothing without one.
  public func stop() { running?.stop() }

  /// Runs a script on another thread.
  ///
  /// - Parameters:
  ///   - work: runs it on a copy of the document; returns nil for the copy unless the script was done.
  ///   - ended: called when it has ended, with its result, before its message is shown; nil if it failed or was
  ///     stopped.
  public func run<Result: Sendable>(
    _ file: ScriptFile,
    _ work:
      @escaping @Sendable (
        _ script: Script, _ messages: ScriptMessages, _ goesOn: @escaping @Sendable () -> Bool
      ) -> (result: Result?, end: ScriptOutcome.End),
    ended: @escaping (Result?) -> Void
  ) {
    let texts = host.services.texts.life
    let messages = ScriptMessages { [weak host] form, answered in
      guard let host else { return answered(nil) }
      host.ask(form, of: file, answered)
    }
    running = messages
    host.work.run({ _ in texts.scriptRuns(file.name) }) { progress in
      work(try file.script(), messages) { !progress.isCancelled && !messages.isStopped }
    } finished: { [weak self] outcome in
      self?.running = nil
      guard case .done(let run) = outcome else {
        ended(nil)
        if case .failed(let error) = outcome {
          self?.host.say(texts.scriptFailed(file.name, Message(error)), .untilClosed)
        }
        return
      }
      ended(run.end == .done ? run.result : nil)
      self?.say(run.end, messages.last, of: file)
    }
  }

  private func say(_ end: ScriptOutcome.End, _ message: String?, of file: ScriptFile) {
    let texts = host.services.texts.life
    switch end {
    case .stopped: break
    case .failed(let text): host.say(texts.scriptFailed(file.name, text), .untilClosed)
    case .outOfMemory:
      host.say(
        texts.scriptWantsMemory(file.name, ScriptLimits.usualBytes >> 20), .untilClosed)
    case .done: if let message { host.say(message, .untilClosed) }
    }
  }

  // MARK: The menu

  /// Shows the menu of the user's own scripts, of the examples, and of Golly's scripts for boards. Reads the folders.
  ///
  /// - Parameter run: called with the chosen script.
  public func showMenu(
    of user: UserFolders = .current, under button: Button, _ run: @escaping (ScriptFile) -> Void
  ) {
    let texts = host.services.texts.life
    let own = ScriptFile.folder(of: user, for: kind)
    let others = kind == .boards ? GollyScripts.folder(of: user) : examples(of: user)
    let groups = [own, others].compactMap(\.self).map(ScriptFile.all)
    var items = groups.filter { !$0.isEmpty }.map { files in
      files.map { file in Menu.Item.choice(file.name, isChosen: false) { run(file) } }
    }
    items.append([
      .choice(texts.otherScript, isChosen: false) { [weak self] in self?.choose(in: own, run) },
      .choice(texts.openScripts, isChosen: false) { [weak self] in self?.openFolder(own) },
    ])
    let menu = Menu(name: texts.scripts, items: Array(items.joined(separator: [.separator])))
    host.window.scene.show(menu, under: button)
  }

  private func examples(of user: UserFolders) -> String? {
    ScriptFile.examples(of: user, for: kind)
  }

  /// Asks for a script in any folder.
  private func choose(in folder: String, _ run: @escaping (ScriptFile) -> Void) {
    let texts = host.services.texts.life
    let start = DocumentFolder(folder).exists ? Folder(folder) : .pictures
    let request = FileRequest(
      purpose: .reading(several: false), title: texts.scripts, confirmTitle: texts.runScript,
      formats: [], folder: start, otherEndings: ["lua"])
    host.files.choose(request, over: host.window.scene) { choice in
      choice.accept()
      run(ScriptFile(path: choice.paths[0]))
    }
  }

  /// Shows the folder in the desktop's file manager, or says where it is.
  private func openFolder(_ folder: String) {
    try? DocumentFile(folder + "/script.lua").makeFolder()
    host.services.bus.showFolder(folder) { [weak host] isShown in
      if !isShown, let host {
        host.say(host.services.texts.life.scriptsFolder(folder), .untilClosed)
      }
    }
  }
}
