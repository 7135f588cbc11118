/// A file or a folder as a list shows it.
public struct FileRow: Equatable, Sendable {
  public var name: String
  public var isFolder: Bool
  /// What stands at the end of the row, as the file's size.
  public var detail: String

  public init(name: String, isFolder: Bool, detail: String = "") {
    self.name = name
    self.isFolder = isFolder
    self.detail = detail
  }
}
