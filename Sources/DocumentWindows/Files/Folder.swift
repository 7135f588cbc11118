import Base
import Glibc

/// A folder on disk, for file choosers.
public nonisolated struct Folder: Equatable, Sendable {
  /// With links resolved, as far as possible.
  public let path: String

  struct Entry: Equatable, Sendable {
    var name: String
    var isFolder: Bool
    var byteCount: Int
    /// In seconds since 1970.
    var changedAt: Int64
  }

  struct Unreadable: Error {
    let reason: String
  }

  /// Names a folder, by its path without links if it exists.
  public init(_ path: String) {
    guard let real = realpath(path.systemPath, nil) else {
      self.path = path
      return
    }
    defer { free(real) }
    self.path = String(fileName: real)
  }

  /// The user's home folder.
  static var home: Folder { Folder(environment("HOME") ?? "/") }

  /// The desktop's folder for pictures, or the user's home folder.
  static var pictures: Folder {
    let folders = UserFolders(environment: variables)
    let pictures = Folder(SpecialFolders(folders).path(of: .pictures) ?? "\(home.path)/Pictures")
    return pictures.exists ? pictures : home
  }

  /// The environment variables that determine the user's folders.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in ["HOME", "USER", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] {
      variables[name] = environment(name)
    }
    return variables
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(fileName: $0) }
  }

  var exists: Bool {
    var status = stat()
    return stat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything exists at a path.
  static func hasEntry(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.systemPath, &status) == 0
  }

  var parent: Folder {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return Folder("/") }
    return Folder(String(path[..<slash]))
  }

  func file(_ name: String) -> String { path == "/" ? "/" + name : path + "/" + name }

  /// Returns its entries, unsorted. Slow for many files.
  ///
  /// - Parameters:
  ///   - endings: the extensions of the files to include; empty for all.
  ///   - showsHidden: whether to include names that start with a dot.
  func entries(endings: Set<String>, showsHidden: Bool) throws(Unreadable) -> [Entry] {
    guard let folder = opendir(path.systemPath) else {
      throw Unreadable(reason: String(cString: strerror(errno)))
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let found = readdir(folder) {
      let name = withUnsafePointer(to: &found.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(fileName: $0) }
      }
      guard name != ".", name != "..", showsHidden || !name.hasPrefix(".") else { continue }
      var status = stat()
      guard stat(file(name).systemPath, &status) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFDIR || kind == S_IFREG && Self.has(name, endingIn: endings) else {
        continue
      }
      entries.append(
        Entry(
          name: name, isFolder: kind == S_IFDIR, byteCount: Int(status.st_size),
          changedAt: Int64(status.st_mtim.tv_sec)))
    }
    return entries
  }

  /// - Parameter endings: in lower case; some are double, such as `rle.gz`. An empty set matches every name.
  static func has(_ name: String, endingIn endings: Set<String>) -> Bool {
    guard !endings.isEmpty else { return true }
    let name = name.lowercased()
    return endings.contains { name.hasSuffix("." + $0) && name.count > $0.count + 1 }
  }
}
