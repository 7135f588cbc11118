public import Documents

/// A copy of a library as it was at some time.
public struct Backup: Equatable, Sendable {
  public let path: String
  /// When it was made.
  public let date: Timestamp
  /// Whether all that the library held could be read when the copy was checked.
  public let isWhole: Bool
  /// In bytes.
  public let size: Int64

  /// The name of its file without the ending, by which it can be asked for: `2026-11-22T03-04-05`.
  public var name: String {
    String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
  }
}
