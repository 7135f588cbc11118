import Base
import Glibc
import Texts

extension Backups {
  /// Replaces the library by a copy; the library is kept under another name.
  ///
  /// - Parameter backup: one of `all`.
  /// - Returns: the path of the old library; nil if there was none.
  /// - Throws: `LibraryError`; `isShown` while a program shows the library in windows.
  public func restore(_ backup: Backup) throws -> String? {
    let copy = try Library.openCopy(at: backup.path)
    let report = Result { try copy.check() }
    copy.close()
    if backup.isWhole, let damage = try report.get() { throw LibraryError.damaged(damage) }
    return try replace { draft in
      try copyFile(from: backup.path, to: draft)
    }
  }

  /// Replaces the library by its sound contents; the old one is kept under another name.
  ///
  /// - Returns: the path of the old library.
  /// - Throws: `LibraryError`; `isShown` while a program shows the library in windows.
  public func replaceWithSalvage() throws -> String? {
    try replace { draft in
      _ = try Library.salvage(path, to: draft)
    }
  }

  /// - Parameter fill: makes the new library at a free path.
  private func replace(_ fill: (String) throws -> Void) throws -> String? {
    let library = LibraryFile(path)
    let held: OpenFile? = library.kind == .missing ? nil : try claim(library)
    // Closing a sound library merges its log into the file.
    if held != nil { try? Library.open(at: path, for: .changing).close() }
    let draft = path + ".restored-\(getpid())"
    defer { unlink(draft) }
    try fill(draft)
    guard held != nil else {
      try library.makeFolder()
      try put(draft)
      return nil
    }
    let kept = try Library.freeName(beside: library, "replaced")
    // The log of one library must never be next to another.
    for ending in ["-wal", "-shm"] { rename(path + ending, kept + ending) }
    guard link(path, kept) == 0 else {
      throw LibraryError.cannotCreate(path: kept, reason: SystemError.last.message)
    }
    try put(draft)
    return kept
  }

  private func claim(_ library: LibraryFile) throws -> OpenFile {
    let isOurs: Bool
    let file: OpenFile
    do throws(SystemError) {
      file = try OpenFile(path)
      isOurs = try file.claim()
    } catch {
      throw LibraryError.cannotOpen(path: path, reason: error.message)
    }
    guard isOurs else { throw LibraryError.isShown(path: path) }
    return file
  }

  private func put(_ draft: String) throws {
    guard rename(draft, path) == 0 else {
      throw LibraryError.cannotCreate(path: path, reason: SystemError.last.message)
    }
    LibraryFile(path).syncFolder()
  }

  private func copyFile(from source: String, to target: String) throws {
    do {
      try DocumentFile(target).replace(with: DocumentFile(source).read(atMost: .max))
    } catch {
      throw LibraryError.cannotCreate(path: target, reason: error.message)
    }
    chmod(target, 0o600)
  }
}
