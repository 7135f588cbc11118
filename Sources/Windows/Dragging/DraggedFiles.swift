import Base
import Glibc
import Synchronization

/// The files given to other programs by drags: in a private folder, deleted when the program ends.
public nonisolated final class DraggedFiles: Sendable {
  private struct State {
    /// Nil until the first file.
    var folder: String?
    /// Its content in order of creation.
    var paths: [String] = []
    var isEnded = false
  }

  private let parent: String
  private let state = Mutex(State())

  /// - Parameter parent: the folder for temporary files.
  public init(in parent: String) { self.parent = parent }

  /// Writes a new file in a folder of its own, so that it can have any name. Thread-safe.
  ///
  /// - Returns: its path.
  /// - Throws: `SystemError`, or `DocumentFileError` if the file can't be written.
  public func add(_ bytes: [UInt8], name: String) throws -> String {
    let path = try state.withLock { state in
      guard !state.isEnded else { throw SystemError(code: ENOENT) }
      if state.folder == nil { state.folder = try makeFolder() }
      let folder = "\(state.folder ?? parent)/\(state.paths.count)"
      guard mkdir(folder, 0o700) == 0 else {
        throw SystemError.last
      }
      let path = "\(folder)/\(name)"
      state.paths += [folder, path]
      return path
    }
    try DocumentFile(path).replace(with: bytes)
    return path
  }

  /// Deletes all files, except those added by other programs. After that, none can be added.
  public func removeAll() {
    state.withLock { state in
      for path in state.paths.reversed() where unlink(path) != 0 { rmdir(path) }
      if let folder = state.folder { rmdir(folder) }
      state = State(isEnded: true)
    }
  }

  private func makeFolder() throws(SystemError) -> String {
    var template = Array("\(parent)/filbert-dragged-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
