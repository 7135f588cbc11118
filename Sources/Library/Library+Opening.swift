import GRDB
import Glibc

extension Library {
  /// Files up to this size are looked through at each opening (4 MB in 5 ms); `check()` does larger
  /// ones whenever there is time.
  static let quickCheckLimit: Int64 = 4 << 20

  /// Opens the library, and makes it with its folder where there is none.
  ///
  /// Nothing is written before the file has proved to be a library of a version that is known here.
  /// Where it can't be written, or is damaged, it opens for reading: see `condition`.
  public static func open(
    at path: String, checkpoints: Checkpointing = .asNeeded
  ) throws -> Library {
    let file = LibraryFile(path)
    switch file.kind {
    case .folder: throw LibraryError.isFolder(path: file.path)
    case .special: throw LibraryError.foreign(path: file.path)
    case .missing: try create(file)
    case .regular: break
    }
    let isEmpty = file.size == 0
    if !isEmpty { try checkHeader(of: file) }
    let wasLeftOpen = LibraryFile(file.path + "-wal").size > 0
    var condition = LibraryCondition.sound
    var reader: (queue: DatabaseQueue, make: @Sendable () throws -> DatabaseQueue)?
    if !isEmpty {
      let found = try openForReading(file)
      reader = found
      condition = try inspect(found.queue, file)
    }
    var writer: DatabaseQueue?
    if condition == .sound {
      do {
        writer = try openForWriting(file, checkpoints)
      } catch let error as DatabaseError where error.isRefusedWrite {
        condition = .readOnly(reason: file.reasonForReadOnly)
      } catch let error as DatabaseError {
        throw LibraryError.cannotOpen(path: file.path, reason: error.message ?? "unknown reason")
      }
    }
    let (first, make) = try reader ?? openForReading(file)
    return Library(
      path: file.path, wasLeftOpen: wasLeftOpen,
      connections: Connections(first: first, make: make), writer: writer, condition: condition)
  }

  /// Looks at the first page alone: no lock, no recovery, no file beside it.
  private static func checkHeader(of file: LibraryFile) throws {
    do {
      let queue = try DatabaseQueue(
        path: file.uri("immutable=1"), configuration: configuration(true))
      defer { try? queue.retire() }
      try queue.inDatabase { try checkIdentity($0, file) }
    } catch let error as DatabaseError {
      guard error.resultCode == .SQLITE_CORRUPT else { throw LibraryError.foreign(path: file.path) }
      throw LibraryError.unreadable(path: file.path)
    }
  }

  private static func checkIdentity(_ db: Database, _ file: LibraryFile) throws {
    let application = try Int64.fetchOne(db, sql: "PRAGMA application_id")
    let version = try Int64.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard application == Schema.applicationID, version > 0 else {
      throw LibraryError.foreign(path: file.path)
    }
    guard version <= Schema.version else {
      throw LibraryError.newer(path: file.path, version: version)
    }
  }

  /// A connection that can't write, and a way to make more of its kind.
  ///
  /// The log needs shared memory beside the file. Where that can't be made, as in a read-only folder
  /// or on a full disk, a connection without locks keeps it on the heap; without a log none is needed.
  private static func openForReading(
    _ file: LibraryFile
  ) throws -> (queue: DatabaseQueue, make: @Sendable () throws -> DatabaseQueue) {
    let path = file.path
    let ordinary: @Sendable () throws -> DatabaseQueue = {
      try DatabaseQueue(path: path, configuration: configuration(true))
    }
    let hasLog = LibraryFile(path + "-wal").size > 0
    let uri = file.uri(hasLog ? "mode=ro&vfs=unix-none" : "mode=ro&immutable=1")
    let lockless: @Sendable () throws -> DatabaseQueue = {
      try DatabaseQueue(path: uri, configuration: configuration(true, exclusive: true))
    }
    do {
      return (try ordinary(), ordinary)
    } catch let error as DatabaseError where error.isRefusedWrite {
      do {
        return (try lockless(), lockless)
      } catch let error as DatabaseError {
        throw LibraryError.cannotOpen(
          path: path, reason: error.message ?? error.resultCode.description)
      }
    } catch let error as DatabaseError where error.isDamage {
      throw LibraryError.unreadable(path: path)
    } catch let error as DatabaseError {
      throw LibraryError.cannotOpen(path: path, reason: error.message ?? "unknown reason")
    }
  }

  private static func inspect(
    _ queue: DatabaseQueue, _ file: LibraryFile
  ) throws -> LibraryCondition {
    do {
      return try queue.read { db in
        try checkIdentity(db, file)
        guard file.size <= quickCheckLimit else { return .sound }
        let findings = try quickCheck(db)
        return findings.isEmpty ? .sound : .damaged(DamageReport(findings: findings))
      }
    } catch let error as DatabaseError where error.isDamage {
      return .damaged(DamageReport(findings: ["a page can't be read"]))
    } catch let error as DatabaseError {
      throw LibraryError.cannotOpen(path: file.path, reason: error.message ?? "unknown reason")
    }
  }

  private static func openForWriting(
    _ file: LibraryFile, _ checkpoints: Checkpointing
  ) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: file.path, configuration: configuration(false))
    do {
      try queue.inDatabase { db in
        try db.execute(sql: "PRAGMA busy_timeout = 0")
        if try String.fetchOne(db, sql: "PRAGMA journal_mode") != "wal" {
          try db.execute(sql: "PRAGMA journal_mode = WAL")
        }
        try db.execute(sql: "PRAGMA synchronous = FULL")
        if checkpoints == .atClose { try db.execute(sql: "PRAGMA wal_autocheckpoint = 0") }
        do {
          try db.inTransaction(.immediate) {
            try Schema.migrate(db)
            return .commit
          }
          // SQLite opens a write-protected file all the same, and only complains at a write.
          try db.inTransaction(.immediate) {
            try db.execute(sql: "PRAGMA user_version = \(Schema.version)")
            return .rollback
          }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
          // Another program is writing just now, so this one can when its turn comes.
        }
        try db.execute(sql: "PRAGMA busy_timeout = \(busyMilliseconds)")
      }
    } catch {
      try? queue.retire()
      throw error
    }
    return queue
  }

  /// Makes the whole file under another name first: nobody ever sees half a library.
  private static func create(_ file: LibraryFile) throws {
    try file.makeFolder()
    var template = Array((file.path + ".new-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw LibraryError.cannotCreate(path: file.path, reason: SystemError.last.description)
    }
    Glibc.close(descriptor)
    let new = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(new) }
    do {
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
    } catch let error as DatabaseError {
      let reason = error.isRefusedWrite ? file.reasonForReadOnly : error.message
      throw LibraryError.cannotCreate(path: file.path, reason: reason ?? "unknown reason")
    }
    guard link(new, file.path) != 0, errno != EEXIST else { return }
    guard Glibc.rename(new, file.path) == 0 else {
      throw LibraryError.cannotCreate(path: file.path, reason: SystemError.last.description)
    }
  }

  /// How long a write waits for another program's write.
  private static let busyMilliseconds = 10_000

  private static func configuration(_ readonly: Bool, exclusive: Bool = false) -> Configuration {
    var configuration = Configuration()
    configuration.label = "Library"
    configuration.readonly = readonly
    configuration.busyMode = .timeout(Double(busyMilliseconds) / 1000)
    configuration.prepareDatabase { db in
      if exclusive { try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      try db.execute(sql: "PRAGMA trusted_schema = OFF")
      try db.execute(sql: "PRAGMA cell_size_check = ON")
    }
    return configuration
  }
}
