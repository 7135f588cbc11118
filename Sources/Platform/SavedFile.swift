/// A file that is written where another program wants it.
///
/// Source: freedesktop.org, "The Direct Save Protocol for the X Window System" (XDS).
nonisolated public struct SavedFile: Sendable {
  /// Without a folder.
  public let name: String
  /// Writes it to an absolute path; returns whether that could be done. Called on a thread of its own.
  public let write: @Sendable (_ path: String) -> Bool

  public init(name: String, write: @escaping @Sendable (_ path: String) -> Bool) {
    self.name = name
    self.write = write
  }
}
