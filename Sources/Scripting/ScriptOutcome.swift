/// The outcome of a script.
public struct ScriptOutcome: Sendable {
  /// The reason why a script ended.
  public enum End: Equatable, Sendable {
    case done
    /// With an error; the text names the script's line.
    case failed(String)
    case stopped
    /// It exceeded its memory limit.
    case outOfMemory
  }

  /// The final board, however the script ended.
  public let board: ScriptBoard
  /// The reason why it ended.
  public let end: End
  /// Whether it asked to make all living cells visible.
  public let isToBeFitted: Bool
}
