import Base
import GRDB
import Glibc
import Texts

// A library whose files were moved, deleted or replaced while open.
extension Library {
  /// Copies the library's contents back to its path, and continues there.
  ///
  /// A file that took its name stays. Open connections are left until the end of the process: closing them would remove
  /// a log by its name, which may belong to another library by now.
  ///
  /// - Returns: the new library, with a notice for the user.
  /// - Throws: `LibraryError` without having changed anything.
  static func regain(
    _ access: LibraryAccess, after displacement: LibraryAccess.Displacement, for use: LibraryUse
  ) throws -> (library: Library, notice: LibraryNotice) {
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
      if link(draft, file.path) != 0 { return try regainAside(draft, file, use) }
    case .withoutLog:
      // Another program may have opened it with another log meanwhile, and changed it.
      let kept = try freeName(beside: file, "replaced")
      Glibc.rename(file.log.path, kept + "-wal")
      unlink(file.path + "-shm")
      guard link(file.path, kept) == 0, Glibc.rename(draft, file.path) == 0 else {
        throw LibraryError.cannotCreate(path: file.path, reason: SystemError.last.message)
      }
    case .replaced, .cutOff:
      return try regainAside(draft, file, use)
    }
    file.syncFolder()
    unlink(draft)
    return (try Library.open(at: file.path, for: use), .savedAgain(path: file.path))
  }

  private static func regainAside(
    _ draft: String, _ file: LibraryFile, _ use: LibraryUse
  ) throws -> (library: Library, notice: LibraryNotice) {
    let aside = try freeName(beside: file, "aside")
    guard Glibc.rename(draft, aside) == 0 else {
      throw LibraryError.cannotCreate(path: aside, reason: SystemError.last.message)
    }
    file.syncFolder()
    return (try Library.open(at: aside, for: use), .keptApart(path: aside))
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
