import Glibc

/// The entries of a folder.
struct FolderNames {
  /// Names of folders end with a slash; empty if the folder can't be read.
  private(set) var names: [String] = []

  init(_ path: String) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      names.append(entry.pointee.d_type == UInt8(DT_DIR) ? name + "/" : name)
    }
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
