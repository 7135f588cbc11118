import Glibc

/// An absolute path without links, so that two names of a file become one.
public struct CanonicalPath: Equatable, Sendable {
  /// The path itself, which begins with a slash.
  public let text: String

  /// The last part need not exist.
  public init(_ path: String) { text = Self.canonical(path) }

  /// Splits a path into the containing folder and the file's name.
  public static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (
      slash == path.startIndex ? "/" : String(path[..<slash]), String(path[slash...].dropFirst())
    )
  }

  /// The path of the folder that contains the file.
  public var folder: String { Self.split(text).folder }

  /// Syncs the folder's entries to the disk.
  public func syncFolder() {
    let descriptor = open(folder.systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func canonical(_ path: String) -> String {
    if let resolved = resolve(path) { return resolved }
    let (folder, name) = split(path)
    if let resolved = resolve(folder) { return (resolved == "/" ? "" : resolved) + "/" + name }
    if path.hasPrefix("/") { return path }
    return (resolve(".") ?? "") + "/" + path
  }

  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path.systemPath, nil) else { return nil }
    defer { free(resolved) }
    return String(fileName: resolved)
  }
}
