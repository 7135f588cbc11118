import Base
import GRDB
import Glibc
import Texts

// Creation of a library.
extension Library {
  /// Recreates the file from the log at its place, or creates an empty library if there is none.
  ///
  /// A log with missing pages belongs to a library that was moved: it is kept under another name.
  static func make(_ file: LibraryFile, for use: LibraryUse) throws -> LibraryNotice? {
    if use == .reading { throw LibraryError.missing(path: file.path) }
    // A program with the previous file open continues with that one's own index.
    unlink(file.path + "-shm")
    if let log = WriteAheadLog(besideLibrary: file.path) {
      if let page = log.page(1), let header = LibraryHeader(page),
        header.applicationID == Schema.applicationID, log.isWhole
      {
        let hidden = LogDamage(besideLibrary: file.path)
        try writeFile(file) { try write(log, to: $0) }
        // A program that still has the log's file open does not write to ours.
        if hidden == nil { unlink(file.log.path) }
        return .restoredFromLog
      }
      // A new library would take the log for its own.
      let kept = try setAside(file.path + "-wal")
      try create(file)
      return .keptLog(path: kept)
    }
    try create(file)
    return nil
  }

  /// Creates an empty library next to this one, for data this one can't take.
  ///
  /// - Throws: `LibraryError`.
  public func openAside() throws -> Library {
    try Library.open(at: Self.freeName(beside: LibraryFile(path), "aside"))
  }

  private static func create(_ file: LibraryFile) throws {
    try file.makeFolder()
    try writeFile(file) { new in
      let queue = try DatabaseQueue(path: new, configuration: configuration(false))
      try queue.inDatabase { db in
        try db.execute(sql: "PRAGMA journal_mode = MEMORY")
        try db.inTransaction(.immediate) {
          try Schema.migrate(db)
          return .commit
        }
        try db.execute(sql: "PRAGMA journal_mode = WAL")
      }
      try queue.retire()
    }
  }

  /// - Parameter log: must contain all pages.
  private static func write(_ log: WriteAheadLog, to path: String) throws(SystemError) {
    let descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { Glibc.close(descriptor) }
    guard ftruncate(descriptor, off_t(log.pageCount * log.pageSize)) == 0 else { throw .last }
    for number in 1...UInt32(log.pageCount) {
      guard let page = log.page(number) else { continue }
      lseek(descriptor, off_t(Int(number - 1) * log.pageSize), SEEK_SET)
      try descriptor.write(page)
    }
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Fills a file under another name first, so that no half-written library is ever visible.
  ///
  /// Leaves alone a file that another program has created meanwhile.
  static func writeFile(_ file: LibraryFile, _ fill: (String) throws -> Void) throws {
    var template = Array((file.path + ".new-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw LibraryError.cannotCreate(path: file.path, reason: SystemError.last.message)
    }
    Glibc.close(descriptor)
    let new = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(new) }
    do {
      try fill(new)
    } catch let error as DatabaseError {
      throw LibraryError.cannotCreate(
        path: file.path, reason: error.isRefusedWrite ? file.reasonForReadOnly : error.reason)
    } catch let error as SystemError {
      throw LibraryError.cannotCreate(path: file.path, reason: error.message)
    }
    if link(new, file.path) != 0 {
      // There is an empty file, or the file system does not support links.
      guard errno != EEXIST || file.size == 0 else { return }
      guard Glibc.rename(new, file.path) == 0 else {
        throw LibraryError.cannotCreate(path: file.path, reason: SystemError.last.message)
      }
    }
    file.syncFolder()
  }

  /// Gives a file an unused name, and returns it.
  static func setAside(_ path: String) throws -> String {
    for number in 1...1000 {
      let kept = "\(path).kept-\(number)"
      if link(path, kept) == 0 {
        unlink(path)
        return kept
      }
      guard errno == EEXIST else { break }
    }
    throw LibraryError.cannotCreate(path: path + ".kept", reason: SystemError.last.message)
  }
}
