/// Why a call of a script's was refused: a sentence for who writes scripts, in English as Lua's own.
struct ScriptError: Error {
  let text: String

  init(_ text: String) { self.text = text }

  /// Nobody wants the script any more.
  static let stopped = ScriptError("the script was stopped")

  /// Ends a script as `g.exit` does, which `g.continue` knows.
  static let aborted = ScriptError(abortMark)

  static let abortMark = "GOLLY: ABORT SCRIPT"
}
