/// A file to be written to a place chosen by another program.
///
/// Source: freedesktop.org, "The Direct Save Protocol for the X Window System" (XDS).
nonisolated public struct SavedFile: Sendable {
  /// Without a folder.
  public let name: String
  /// Writes it to an absolute path; returns whether that succeeded. Called on its own thread.
  public let write: @Sendable (_ path: String) -> Bool

  /// Offers a file by its name.
  ///
  /// - Parameter write: writes it to a path; returns false on failure.
  public init(name: String, write: @escaping @Sendable (_ path: String) -> Bool) {
    self.name = name
    self.write = write
  }
}
