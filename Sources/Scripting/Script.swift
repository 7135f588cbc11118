import CScripting
import Life

/// A Lua script, sandboxed, and stopping as quickly as the functions it calls. With Golly's functions it runs on a
/// board.
///
///     let script = Script(text: bytes, name: "gun.lua")
///     let outcome = script.run(on: ScriptBoard(LifeWorld()), host: host) { !isCancelled }
///     outcome.board.world   // the result
public struct Script: Sendable {
  /// Lua 5.4, as read from a file.
  public var text: [UInt8]
  /// The name in error messages.
  public var name: String
  /// The folders in which `require` looks for modules, in order.
  public var moduleFolders: [String]
  /// The only accessible folder; nil for none: then files are kept in memory during the run.
  public var folder: String?
  /// Whether it may write to that folder.
  public var mayWrite = false
  /// The clipboard's content, as text.
  public var clipboard = ""
  /// The memory that it may use.
  public var limits = ScriptLimits()

  /// Creates a script that may write nothing, with an empty clipboard and the usual limits.
  ///
  /// - Parameter folder: the only one that it may read.
  public init(
    text: [UInt8], name: String, moduleFolders: [String] = [], folder: String? = nil
  ) {
    self.text = text
    self.name = name
    self.moduleFolders = moduleFolders
    self.folder = folder
  }

  /// Its files at the start.
  package var files: ScriptFiles {
    ScriptFiles(folder: folder, mayWrite: mayWrite, mostBytes: limits.bytes)
  }

  /// The modules that it can load.
  package var modules: ScriptModules { ScriptModules(folders: moduleFolders) }

  /// Runs the script on the calling thread until it ends, fails, or is stopped.
  ///
  /// - Parameter goesOn: called every few thousand instructions, and by slow functions; returns false to stop the
  ///   script.
  public func run(
    on board: ScriptBoard, host: any ScriptHost, goesOn: @escaping @Sendable () -> Bool
  ) -> ScriptOutcome {
    let session = ScriptSession(
      board, host: host, limits: limits,
      files: files, modules: modules, clipboard: clipboard, goesOn: goesOn)
    let end =
      ScriptEngine(session, functions: LifeFunctions.all, prelude: PackageResources.golly_lua)?
      .run(text, named: name) ?? (goesOn() ? .outOfMemory : .stopped)
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
