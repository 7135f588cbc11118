import Base
import Glibc

extension InstanceRequest {
  /// The request with absolute paths, valid in another program.
  var withAbsolutePaths: InstanceRequest {
    guard case .open(let files) = self, let folder = getcwd(nil, 0) else { return self }
    defer { free(folder) }
    let base = String(fileName: folder)
    return .open(files: files.map { $0.hasPrefix("/") ? $0 : base + "/" + $0 })
  }
}
