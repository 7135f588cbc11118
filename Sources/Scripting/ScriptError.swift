/// The reason a script's call was refused: a sentence for authors of scripts, in English like Lua's own.
struct ScriptError: Error {
  let text: String

  init(_ text: String) { self.text = text }

  /// The caller stopped the script.
  static let stopped = ScriptError("the script was stopped")

  /// Ends a script like `g.exit`, for `g.continue`.
  static let aborted = ScriptError(abortMark)

  static let abortMark = "GOLLY: ABORT SCRIPT"
}
