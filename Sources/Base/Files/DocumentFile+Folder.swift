import Glibc

extension DocumentFile {
  /// Makes the folder that it is to lie in where that is missing, for one user alone.
  public func makeFolder() throws(DocumentFileError) {
    var missing: [String] = []
    var folder = CanonicalPath.split(path).folder
    while access(folder.systemPath, F_OK) != 0, folder.count > 1 {
      missing.append(folder)
      folder = CanonicalPath.split(folder).folder
    }
    for folder in missing.reversed() where mkdir(folder.systemPath, 0o700) != 0 && errno != EEXIST {
      throw .cannotWrite(path: folder, reason: .last)
    }
  }
}
