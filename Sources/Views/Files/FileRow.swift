/// A row of a list of files: a file or a folder.
public nonisolated struct FileRow: Equatable, Sendable {
  /// The name with its extension.
  public var name: String
  /// Whether a double click opens it as a folder.
  public var isFolder: Bool
  /// The size of the file; 0 for a folder.
  public var byteCount: Int
  /// In seconds since 1970.
  public var changedAt: Int64

  /// Creates a row from the facts of the file system.
  public init(name: String, isFolder: Bool, byteCount: Int = 0, changedAt: Int64 = 0) {
    self.name = name
    self.isFolder = isFolder
    self.byteCount = byteCount
    self.changedAt = changedAt
  }

  /// The extension in capitals, the best clue to the type; empty if there is none.
  public var kind: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[dot...].dropFirst().uppercased()
  }
}
