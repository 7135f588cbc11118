import Base
import GRDB
import Glibc
import Texts

// A library whose files were moved, deleted or replaced while open.
extension Library {
  /// Copies the library's contents back to its path. A file that took its name stays: then they get another name.
  ///
  /// - Throws: `LibraryError` without having changed anything.
  static func saveAgain(
    _ access: LibraryAccess, after displacement: LibraryAccess.Displacement
  ) throws -> LibraryAccess.Copy {
    let file = LibraryFile(access.path)
    let draft = "\(file.path).rescue-\(getpid())"
    unlink(draft)
    defer { unlink(draft) }
    try access.writer?.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [draft]) }
    guard chmod(draft, 0o600) == 0, LibraryFile(draft).sync() else {
      throw LibraryError.cannotCreate(path: draft, reason: SystemError.last.message)
    }
    switch displacement {
    case .missing:
      try clearLog(of: file, access)
      if link(draft, file.path) != 0 { return try saveAside(draft, file) }
    case .withoutLog:
      // Another program may have opened it with another log meanwhile, and changed it.
      let kept = try freeName(beside: file, "replaced")
      Glibc.rename(file.log.path, kept + "-wal")
      unlink(file.path + "-shm")
      guard link(file.path, kept) == 0, Glibc.rename(draft, file.path) == 0 else {
        throw LibraryError.cannotCreate(path: file.path, reason: SystemError.last.message)
      }
    case .replaced, .cutOff:
      return try saveAside(draft, file)
    }
    file.syncFolder()
    unlink(draft)
    return LibraryAccess.Copy(of: file, notice: .savedAgain(path: file.path))
  }

  private static func saveAside(
    _ draft: String, _ file: LibraryFile
  ) throws -> LibraryAccess.Copy {
    let aside = try freeName(beside: file, "aside")
    guard Glibc.rename(draft, aside) == 0 else {
      throw LibraryError.cannotCreate(path: aside, reason: SystemError.last.message)
    }
    file.syncFolder()
    return LibraryAccess.Copy(of: LibraryFile(aside), notice: .keptApart(path: aside))
  }

  /// Frees the log's name for a library without one; removes a log with no other contents.
  private static func clearLog(of file: LibraryFile, _ access: LibraryAccess) throws {
    if access.hasLog(file.log) || file.log.size == 0 {
      unlink(file.log.path)
    } else {
      _ = try setAside(file.log.path)
    }
    unlink(file.path + "-shm")
  }

  /// An unused name for a library.
  static func freeName(beside file: LibraryFile, _ word: String) throws -> String {
    for number in 1...1000 {
      let name = "\(file.path).\(word)-\(number)"
      if LibraryFile(name).kind == .missing { return name }
    }
    throw LibraryError.cannotCreate(
      path: "\(file.path).\(word)", reason: Message("there are too many files with this name"))
  }
}
