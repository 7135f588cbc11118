/// Shows the messages of a script. Called on the script's thread.
public protocol ScriptOutput: AnyObject {
  /// Replaces the displayed line; `isComplaint` marks bad news.
  func showLine(_ text: String, isComplaint: Bool)

  /// Writes the output of Lua's `print`.
  func write(_ text: String)
}
