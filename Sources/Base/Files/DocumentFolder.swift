import Glibc

/// A folder of files.
public struct DocumentFolder: Equatable, Sendable {
  /// The path as it was given, absolute or not.
  public let path: String

  /// Names a folder, which need not exist.
  public init(_ path: String) { self.path = path }

  /// Whether it exists.
  public var exists: Bool {
    var status = stat()
    return stat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A file in it.
  public func file(_ name: String) -> DocumentFile {
    DocumentFile(path.hasSuffix("/") ? path + name : path + "/" + name)
  }

  /// The names of the folder's entries, unordered; empty if the folder can't be read.
  public var names: [String] {
    guard let folder = opendir(path.systemPath) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(fileName: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Creates the folder if it is missing, and checks that it is empty.
  ///
  /// - Throws: if the folder is not empty or can't be created.
  public func makeEmpty() throws(DocumentFileError) {
    guard exists else {
      guard mkdir(path.systemPath, 0o777) == 0 else {
        throw .cannotWrite(path: path, reason: .last)
      }
      return
    }
    guard let folder = opendir(path.systemPath) else {
      throw .cannotRead(path: path, reason: .last)
    }
    defer { closedir(folder) }
    // The entries for itself and its parent always exist.
    for _ in 0..<3 where readdir(folder) == nil { return }
    throw .isFull(path: path)
  }
}
