/// What became of a script.
public struct ScriptOutcome: Sendable {
  public enum End: Equatable, Sendable {
    case done
    /// By an error; the text names the script's line.
    case failed(String)
    case stopped
    /// It wanted more memory than it may have.
    case outOfMemory
  }

  /// As the script left it, however it ended.
  public let board: ScriptBoard
  public let end: End
  /// Whether it asked for all that lives to be brought in sight.
  public let isToBeFitted: Bool
}
