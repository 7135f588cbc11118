import Base
import GRDB
import Texts

extension Library {
  /// The size up to which files are checked at each opening (4 MB in 5 ms); `check()` checks larger ones when there is
  /// time.
  static let quickCheckLimit: Int64 = 4 << 20

  /// Opens the library.
  ///
  /// Nothing is written before the file has proved to be a library of a supported version. If it can't be written, or
  /// its structure is damaged, it opens for reading: see `condition`.
  ///
  /// - Throws: `LibraryError`; `shownElsewhere` if another program shows it in windows, `missing` if it does not exist
  ///   and the use creates none.
  public static func open(at path: String, for use: LibraryUse = .changing) throws -> Library {
    // SQLite requires paths in UTF-8.
    guard !path.hasLooseBytes else {
      throw LibraryError.cannotOpen(
        path: path, reason: Message("its path is not UTF-8"))
    }
    let file = LibraryFile(path)
    var notice: LibraryNotice?
    switch file.kind {
    case .folder: throw LibraryError.isFolder(path: file.path)
    case .special: throw LibraryError.foreign(path: file.path)
    case .missing: notice = try make(file, for: use)
    case .regular: if file.size == 0 { notice = try make(file, for: use) }
    }
    let held = try hold(file, for: use)
    try checkHeader(of: held, file)
    let wasLeftOpen = file.log.size > 0
    let hidden = LogDamage(besideLibrary: file.path)
    let isCutOff = isCutOff(held, file)
    // A second name must not get additional files, unless a program uses it by that name.
    let hasOtherNames = file.hasOtherNames
    let canBeLocked = held.canBeLocked
    let (first, makeReader) = try openForReading(
      file,
      leavingNothing: isCutOff || hidden != nil || !canBeLocked
        || hasOtherNames && file.log.kind == .missing)
    var condition = try inspect(first, file)
    if isCutOff {
      condition = .damaged(DamageReport(findings: [Message("the end of the file is missing")]))
    }
    // The first write would remove the transactions that SQLite can't see.
    if let hidden {
      var report = DamageReport(findings: [hidden.finding])
      if case .damaged(let other) = condition { other.findings.forEach { report.add($0) } }
      condition = .damaged(report)
    }
    if condition == .sound, !canBeLocked { condition = .readOnly(reason: LibraryFile.withoutLocks) }
    if condition == .sound, use != .reading, hasOtherNames {
      condition = .readOnly(
        reason: Message("{path} has more than one hard link", ["path": file.path]))
    }
    var writer: DatabaseQueue?
    if condition == .sound {
      do {
        writer = try openForWriting(file, use)
      } catch let error as DatabaseError where error.isRefusedWrite {
        condition = .readOnly(reason: file.reasonForReadOnly)
      } catch let error as DatabaseError {
        throw LibraryError.cannotOpen(path: file.path, reason: error.reason)
      }
    }
    return Library(
      LibraryAccess(
        path: file.path, connections: Connections(first: first, make: makeReader), writer: writer,
        file: held),
      wasLeftOpen: wasLeftOpen, notice: notice, use: use, condition: condition)
  }

  /// Opens the file for direct reading, and claims it if it is to be shown.
  private static func hold(_ file: LibraryFile, for use: LibraryUse) throws -> OpenFile {
    do throws(SystemError) {
      let held = try OpenFile(file.path)
      guard use == .showing, held.canBeLocked, try !held.claim() else { return held }
    } catch {
      throw LibraryError.cannotOpen(path: file.path, reason: error.message)
    }
    throw LibraryError.shownElsewhere(path: file.path)
  }

  /// Reads the header's bytes directly: SQLite would recover a log, and reject a file that is completed by its log.
  private static func checkHeader(of held: OpenFile, _ file: LibraryFile) throws {
    let bytes = held.bytes(at: 0, count: LibraryHeader.size)
    if let header = LibraryHeader(bytes) {
      return try check(
        applicationID: header.applicationID, version: header.version, file)
    }
    // The first page may have been torn while being copied from the log, which still contains it.
    let log = WriteAheadLog(besideLibrary: file.path)
    if let page = log?.page(1), let header = LibraryHeader(page) {
      return try check(applicationID: header.applicationID, version: header.version, file)
    }
    guard PageWalk.findsRows(in: held, path: file.path) else {
      throw LibraryError.foreign(path: file.path)
    }
    throw LibraryError.unreadable(path: file.path)
  }

  /// Whether the file is truncated without a log that has the rest.
  private static func isCutOff(_ held: OpenFile, _ file: LibraryFile) -> Bool {
    guard file.log.size == 0,
      let header = LibraryHeader(held.bytes(at: 0, count: LibraryHeader.size)),
      let pageCount = header.pageCount
    else { return false }
    return held.size < pageCount * header.pageSize
  }

  private static func check(
    applicationID: Int64?, version: Int64, _ file: LibraryFile
  ) throws(LibraryError) {
    guard applicationID == Schema.applicationID, version > 0 else {
      throw .foreign(path: file.path)
    }
    guard version <= Schema.version else { throw .newer(path: file.path, version: version) }
  }

  /// Opens a read-only connection, and returns a closure that makes further ones.
  ///
  /// The log needs shared memory in the same folder. If that can't be created, as in a read-only folder or on a full
  /// disk, a connection without locks keeps it on the heap; without a log none is needed.
  ///
  /// - Parameter leavesNothing: whether SQLite must not leave additional files.
  private static func openForReading(
    _ file: LibraryFile, leavingNothing leavesNothing: Bool
  ) throws -> (queue: DatabaseQueue, make: @Sendable () throws -> DatabaseQueue) {
    let path = file.path
    let ordinary: @Sendable () throws -> DatabaseQueue = {
      try DatabaseQueue(path: path, configuration: configuration(true))
    }
    // Even a read-only connection removes a log that seems empty to it.
    let needsLog =
      leavesNothing ? WriteAheadLog(besideLibrary: path) != nil : file.log.size > 0
    let uri = file.uri(needsLog ? "mode=ro&vfs=unix-none" : "mode=ro&immutable=1")
    let lockless: @Sendable () throws -> DatabaseQueue = {
      try DatabaseQueue(path: uri, configuration: configuration(true, exclusive: true))
    }
    do {
      return leavesNothing ? (try lockless(), lockless) : (try ordinary(), ordinary)
    } catch let error as DatabaseError where error.isRefusedWrite {
      do {
        return (try lockless(), lockless)
      } catch let error as DatabaseError {
        throw LibraryError.cannotOpen(
          path: path, reason: error.reason)
      }
    } catch let error as DatabaseError where error.isDamage {
      throw LibraryError.unreadable(path: path)
    } catch let error as DatabaseError {
      throw LibraryError.cannotOpen(path: path, reason: error.reason)
    }
  }

  /// Inspects the log and the file together.
  private static func inspect(
    _ queue: DatabaseQueue, _ file: LibraryFile
  ) throws -> LibraryCondition {
    do {
      return try queue.read { db in
        try check(
          applicationID: Int64.fetchOne(db, sql: "PRAGMA application_id"),
          version: Int64.fetchOne(db, sql: "PRAGMA user_version") ?? 0, file)
        guard file.size <= quickCheckLimit else { return .sound }
        let findings = try quickCheck(db)
        return findings.isEmpty ? .sound : .damaged(DamageReport(findings: findings))
      }
    } catch let error as DatabaseError where error.isDamage {
      return .damaged(DamageReport(findings: [Message("part of the file can’t be read")]))
    } catch let error as DatabaseError {
      throw LibraryError.cannotOpen(path: file.path, reason: error.reason)
    }
  }

  private static func openForWriting(_ file: LibraryFile, _ use: LibraryUse) throws -> DatabaseQueue
  {
    let queue = try DatabaseQueue(path: file.path, configuration: configuration(false))
    do {
      try queue.inDatabase { db in
        try db.execute(sql: "PRAGMA busy_timeout = 0")
        if try String.fetchOne(db, sql: "PRAGMA journal_mode") != "wal" {
          try db.execute(sql: "PRAGMA journal_mode = WAL")
        }
        try db.execute(sql: "PRAGMA synchronous = FULL")
        // Checkpoints must never delay a commit.
        try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
        if use != .reading { try migrate(db, file) }
        try db.execute(sql: "PRAGMA busy_timeout = \(busyMilliseconds)")
      }
    } catch {
      try? queue.retire()
      throw error
    }
    return queue
  }

  /// Upgrades the library to this program's version, and finds out whether it can be written.
  private static func migrate(_ db: Database, _ file: LibraryFile) throws {
    do {
      if try Schema.isOlder(db) {
        try Backups(of: file.path).makeBeforeChange(from: db, at: SystemTime.now())
      }
      try db.inTransaction(.immediate) {
        try Schema.migrate(db)
        return .commit
      }
      // SQLite opens a write-protected file anyway, and only fails on writing.
      try db.inTransaction(.immediate) {
        try db.execute(sql: "PRAGMA user_version = \(Schema.version)")
        return .rollback
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      // Another program is writing at the moment, so this one can in its turn.
    }
  }

  /// The time a write waits for another program's write.
  private static let busyMilliseconds = 10_000

  static func configuration(_ readonly: Bool, exclusive: Bool = false) -> Configuration {
    var configuration = Configuration()
    configuration.label = "Library"
    configuration.readonly = readonly
    configuration.busyMode = .timeout(Double(busyMilliseconds) / 1000)
    // After a rollback that ran out of memory, the next use of the connection rolls back, and the program continues.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      if exclusive { try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      try db.execute(sql: "PRAGMA trusted_schema = OFF")
      try db.execute(sql: "PRAGMA cell_size_check = ON")
    }
    return configuration
  }
}
