public import Life

/// Who runs a script: what it says goes there, and what it asks is answered there. All is called on the script's
/// thread.
public protocol ScriptHost: AnyObject {
  /// Shows a line where the last one was; `isComplaint` says that it is bad news.
  func show(_ text: String, isComplaint: Bool)

  /// Shows a text until it was read.
  ///
  /// - Returns: whether the script is to go on.
  func tell(_ text: String, isWarning: Bool) -> Bool

  /// Asks for a line.
  ///
  /// - Returns: nil where the script is to end.
  func ask(_ prompt: String, initial: String, title: String) -> String?

  /// Writes what Lua's `print` says.
  func write(_ text: String)

  /// Shows how far the script is.
  func show(_ world: LifeWorld)

  /// What a file holds.
  func world(_ bytes: [UInt8]) throws(LifePatternError) -> LifeWorld
}
