import Base
import Glibc

/// A folder of the disk, to choose a file from.
public nonisolated struct Folder: Equatable, Sendable {
  /// Without links, as far as they could be followed.
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

  public init(_ path: String) {
    guard let real = realpath(path.systemPath, nil) else {
      self.path = path
      return
    }
    defer { free(real) }
    self.path = String(fileName: real)
  }

  /// The person's own folder.
  static var home: Folder { Folder(environment("HOME") ?? "/") }

  /// Where the desktop says that pictures are kept, or the person's own folder.
  static var pictures: Folder {
    let folders = UserFolders(environment: variables)
    let pictures = Folder(SpecialFolders(folders).path(of: .pictures) ?? "\(home.path)/Pictures")
    return pictures.exists ? pictures : home
  }

  /// Where the user's folders are looked up.
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

  /// Whether something of whatever kind has this path.
  static func hasEntry(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.systemPath, &status) == 0
  }

  var parent: Folder {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return Folder("/") }
    return Folder(String(path[..<slash]))
  }

  func file(_ name: String) -> String { path == "/" ? "/" + name : path + "/" + name }

  /// What is in it, in no order. Takes some time for many files.
  ///
  /// - Parameters:
  ///   - endings: files with others are left out, unless there are none.
  ///   - showsHidden: whether names that begin with a dot are among them.
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

  /// - Parameter endings: in small letters; some are double, as `rle.gz`. All names fit none.
  static func has(_ name: String, endingIn endings: Set<String>) -> Bool {
    guard !endings.isEmpty else { return true }
    let name = name.lowercased()
    return endings.contains { name.hasSuffix("." + $0) && name.count > $0.count + 1 }
  }
}
