import Glibc

/// A folder of the disk, to choose a file from.
struct Folder: Equatable {
  /// Without links, as far as they could be followed.
  let path: String

  struct Entry: Equatable {
    var name: String
    var isFolder: Bool
    var byteCount: Int
  }

  struct Unreadable: Error {
    let reason: String
  }

  init(_ path: String) {
    guard let real = realpath(path, nil) else {
      self.path = path
      return
    }
    defer { free(real) }
    self.path = String(cString: real)
  }

  /// The person's own folder.
  static var home: Folder { Folder(environment("HOME") ?? "/") }

  /// Where pictures are kept, or the person's own folder.
  static var pictures: Folder {
    let pictures = Folder(home.path + "/Pictures")
    return pictures.exists ? pictures : home
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  var exists: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether something of whatever kind has this path.
  nonisolated static func hasEntry(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  var parent: Folder {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return Folder("/") }
    return Folder(String(path[..<slash]))
  }

  func file(_ name: String) -> String { path == "/" ? "/" + name : path + "/" + name }

  /// What is in it that is not hidden: folders first, each in natural order.
  func entries() throws(Unreadable) -> [Entry] {
    guard let folder = opendir(path) else {
      throw Unreadable(reason: String(cString: strerror(errno)))
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let found = readdir(folder) {
      let name = withUnsafePointer(to: &found.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      var status = stat()
      guard stat(file(name), &status) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFDIR || kind == S_IFREG else { continue }
      entries.append(
        Entry(name: name, isFolder: kind == S_IFDIR, byteCount: Int(status.st_size)))
    }
    return entries.sorted {
      $0.isFolder == $1.isFolder ? NaturalOrder.isBefore($0.name, $1.name) : $0.isFolder
    }
  }
}
