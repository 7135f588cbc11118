public import Life

/// The host of a script of a board: shows its messages and answers its questions. Called on the script's thread.
public protocol ScriptHost: ScriptOutput {
  /// Shows a text until acknowledged.
  ///
  /// - Returns: whether the script should go on.
  func alert(_ text: String, isWarning: Bool) -> Bool

  /// Asks for a line of text.
  ///
  /// - Returns: nil if the script should end.
  func ask(_ prompt: String, initial: String, title: String) -> String?

  /// Shows the script's progress.
  func showWorld(_ world: LifeWorld)

  /// Reads the world of a file.
  func world(_ bytes: [UInt8]) throws(LifePatternError) -> LifeWorld
}
