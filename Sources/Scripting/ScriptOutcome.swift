/// The outcome of a script.
public struct ScriptOutcome: Sendable {
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
  public let end: End
  /// Whether it asked to make all living cells visible.
  public let isToBeFitted: Bool
}
