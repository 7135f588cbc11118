/// The reason a script's call was refused: a sentence for authors of scripts, in English like Lua's own.
package struct ScriptError: Error {
  /// The sentence.
  package let text: String

  /// Creates the reason of a refusal, a sentence without a full stop.
  package init(_ text: String) { self.text = text }

  /// The caller stopped the script.
  package static let stopped = ScriptError("the script was stopped")

  /// Ends a script like `g.exit`, for `g.continue`.
  static let aborted = ScriptError(abortMark)

  static let abortMark = "GOLLY: ABORT SCRIPT"
}
