import Base
import Glibc

/// The socket of the program that serves a library, accessible only to its user.
struct LibrarySocket {
  let path: String

  /// The capacity of `sun_path` without the final zero.
  static let longestPath = 107

  /// Returns nil if no folder is safe for a socket.
  init?(libraryPath: String, environment: [String: String]) {
    let name = "filbert-\(PathDigest(CanonicalPath(libraryPath).text).text).sock"
    for folder in Self.folders(environment) {
      let path = folder + "/" + name
      guard path.utf8.count <= Self.longestPath, Self.isOurs(folder) else { continue }
      self.path = path
      return
    }
    return nil
  }

  private static func folders(_ environment: [String: String]) -> [String] {
    let fallback = "/tmp/filbert-\(getuid())"
    mkdir(fallback, 0o700)
    guard let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") else {
      return [fallback]
    }
    return [runtime, fallback]
  }

  /// Whether the folder is a real one that belongs to this user and is not writable by others.
  private static func isOurs(_ folder: String) -> Bool {
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == getuid() && status.st_mode & 0o022 == 0
  }

  /// Runs the closure with the address in the system's form.
  func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
