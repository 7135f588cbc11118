import CScripting
import Life

/// A script in Lua, with Golly's functions, which works on a board: shut in, and as quick to stop as what it calls.
///
///     let script = Script(text: bytes, name: "gun.lua")
///     let outcome = script.run(on: ScriptBoard(LifeWorld()), host: host) { !isCancelled }
///     outcome.board.world   // what it left
public struct Script: Sendable {
  /// Lua 5.4, as it is read from a file.
  public var text: [UInt8]
  /// As errors call it.
  public var name: String
  /// Where `require` looks for modules, in order.
  public var moduleFolders: [String]
  /// The folder whose files it may reach; nil for none: then files are kept in memory while it runs.
  public var folder: String?
  /// Whether it may write in that folder.
  public var mayWrite = false
  /// What can be pasted, as text.
  public var clipboard = ""
  public var limits = ScriptLimits()

  public init(
    text: [UInt8], name: String, moduleFolders: [String] = [], folder: String? = nil
  ) {
    self.text = text
    self.name = name
    self.moduleFolders = moduleFolders
    self.folder = folder
  }

  /// Runs it on the thread that calls, until it ends, fails, or is stopped.
  ///
  /// - Parameter goesOn: asked every few thousand instructions, and by what takes long; false stops it.
  public func run(
    on board: ScriptBoard, host: any ScriptHost, goesOn: @escaping @Sendable () -> Bool
  ) -> ScriptOutcome {
    let session = ScriptSession(
      board, host: host, limits: limits,
      files: ScriptFiles(folder: folder, mayWrite: mayWrite, mostBytes: limits.bytes),
      modules: ScriptModules(folders: moduleFolders), clipboard: clipboard, goesOn: goesOn)
    let end =
      ScriptEngine(session)?.run(text, named: name) ?? (goesOn() ? .outOfMemory : .stopped)
    do throws(ScriptError) {
      let layer = session.layer
      let left = ScriptBoard(
        try layer.universe.world, name: layer.name, selection: layer.selection)
      return ScriptOutcome(board: left, end: end, isToBeFitted: session.isToBeFitted)
    } catch {
      return ScriptOutcome(board: board, end: .failed(error.text), isToBeFitted: false)
    }
  }
}
