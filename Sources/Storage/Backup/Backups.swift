import Base
import GRDB
import Glibc
public import Documents

/// The copies of a library, in an adjacent folder: one for each day with changes, and one before each change of its
/// schema.
///
/// Keeps all copies of the last seven days with one, the last of each of the four weeks before, and the newest whole
/// one.
public struct Backups: Sendable {
  /// Of the library.
  let path: String
  /// The folder of the copies.
  public var folder: String { path + ".backups" }

  /// - Parameter path: of the library.
  public init(of path: String) { self.path = LibraryFile(path).path }

  /// All copies, the newest first.
  public var all: [Backup] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [Backup] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let backup = BackupName(name).map({ self.backup($0) }) { found.append(backup) }
    }
    return found.sorted { ($0.date, $0.path) > ($1.date, $1.path) }
  }

  private func backup(_ name: BackupName) -> Backup {
    let path = folder + "/" + name.fileName
    return Backup(
      path: path, date: name.date, isWhole: name.isWhole, size: LibraryFile(path).size)
  }

  /// The newest whole copy. Copies with a future date, from a clock that was ahead, come last.
  public func newestWhole(at now: Timestamp) -> Backup? {
    let whole = all.filter(\.isWhole)
    return whole.first { $0.date <= now } ?? whole.last
  }

  // MARK: Making

  /// Copies the library unless the newest copy is from the same day or has the same contents; reads all of it.
  ///
  /// Meant for a background thread; drawing never waits for it.
  ///
  /// - Returns: the new copy; nil if none was needed.
  /// - Throws: `LibraryError` if the copy could not be made or read back.
  @discardableResult
  public func makeDaily(of library: Library, at now: Timestamp) throws -> Backup? {
    if let newest = all.first(where: { $0.date <= now }) {
      guard newest.date.day != now.day else { return nil }
      let old = try? Library.openCopy(at: newest.path)
      defer { old?.close() }
      if let old, try old.fingerprint() == library.fingerprint() { return nil }
    }
    return try make(of: library, at: now)
  }

  /// Copies the library in its current state; reads all of it.
  ///
  /// Meant for a background thread; drawing never waits for it.
  ///
  /// - Throws: `LibraryError` if the copy could not be made or read back.
  @discardableResult
  public func make(of library: Library, at now: Timestamp) throws -> Backup {
    let queue = try DatabaseQueue(
      path: library.path, configuration: Library.configuration(true))
    defer { try? queue.retire() }
    let backup = try queue.inDatabase { try copy($0, at: now) }
    prune(at: now)
    return backup
  }

  /// Copies a library before its schema is upgraded.
  func makeBeforeChange(from db: Database, at now: Timestamp) throws {
    do {
      try copy(db, at: now)
    } catch let error as LibraryError {
      throw error == .diskFull ? DatabaseError(resultCode: .SQLITE_FULL) : error
    }
  }

  @discardableResult
  private func copy(_ db: Database, at now: Timestamp) throws -> Backup {
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw LibraryError.cannotCreate(path: folder, reason: SystemError.last.message)
    }
    let draft = "\(folder)/draft-\(getpid())"
    unlink(draft)
    defer { unlink(draft) }
    do {
      try db.execute(sql: "VACUUM INTO ?", arguments: [draft])
    } catch let error as DatabaseError {
      if error.resultCode == .SQLITE_FULL { throw LibraryError.diskFull }
      throw LibraryError.cannotCreate(
        path: folder, reason: error.reason)
    }
    let copy = try Library.openCopy(at: draft)
    let findings = Result { try copy.check() }
    copy.close()
    let name = BackupName(date: now, isWhole: try findings.get() == nil)
    guard chmod(draft, 0o600) == 0, LibraryFile(draft).sync(),
      rename(draft, folder + "/" + name.fileName) == 0
    else { throw LibraryError.cannotCreate(path: folder, reason: SystemError.last.message) }
    LibraryFile(draft).syncFolder()
    return backup(name)
  }

  // MARK: Forgetting

  private static let days = 7
  private static let weeks = 4

  /// Removes copies beyond the retention rules.
  ///
  /// Copies with a future date, from a clock that was ahead, don't displace others: the last ones of them are kept in
  /// addition.
  func prune(at now: Timestamp) {
    let found = self.all
    let future = found.filter { $0.date > now }
    let all = found.filter { $0.date <= now }
    var kept = Set(future.prefix(Self.days).map(\.path))
    var (days, weeks): (Set<Int64>, Set<Int64>) = ([], [])
    for backup in all where backup.isWhole {
      let isDay = days.count < Self.days || days.contains(backup.date.day)
      if isDay {
        days.insert(backup.date.day)
        kept.insert(backup.path)
      } else if weeks.count < Self.weeks, weeks.insert(backup.date.day / 7).inserted {
        kept.insert(backup.path)
      }
    }
    // Damaged copies don't displace whole ones.
    kept.formUnion(all.filter { !$0.isWhole }.prefix(Self.days).map(\.path))
    for backup in found where !kept.contains(backup.path) { unlink(backup.path) }
  }
}

extension Timestamp {
  /// Days since the first of January 1970, in UTC.
  fileprivate var day: Int64 { milliseconds / 86_400_000 }
}
