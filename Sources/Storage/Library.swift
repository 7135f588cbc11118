import GRDB
import Synchronization
import Texts

/// The one file that holds every painting with its history, in SQLite.
///
/// Safe to use from any thread and from several programs at once. Readers never wait for writers. A
/// write is one transaction that is on the disk when the call returns.
///
///     let library = try Library.open(at: path)
///     let id = try library.add(Painting(), name: "Painting 1", at: now)
///     try library.record(.add(stroke), in: id, at: 0, leaving: outline, modifiedAt: now)
///     try library.painting(id).painting.strokes == [stroke]
///
/// Fields that came with an imported painting, and that nobody here knows, are kept with it.
public final class Library: Sendable {
  /// Absolute and without links: equal for all names of one library.
  public let path: String
  /// Whether the last program that wrote to it ended without closing it, or still runs.
  public let wasLeftOpen: Bool
  /// What happened at the opening; nil for nothing.
  public let notice: LibraryNotice?
  /// Whether it can be written, as the opening found.
  public let condition: LibraryCondition

  let connections: Connections
  /// Nil where the file can only be read.
  let writer: DatabaseQueue?
  private let use: LibraryUse
  /// Outlives all connections.
  private let file: Mutex<OpenFile?>
  private let damage: Mutex<DamageReport?>

  init(
    path: String, wasLeftOpen: Bool, notice: LibraryNotice? = nil, file: OpenFile? = nil,
    use: LibraryUse = .changing, connections: Connections, writer: DatabaseQueue?,
    condition: LibraryCondition
  ) {
    self.path = path
    self.wasLeftOpen = wasLeftOpen
    self.notice = notice
    self.file = Mutex(file)
    self.use = use
    self.connections = connections
    self.writer = writer
    self.condition = condition
    if case .damaged(let report) = condition { damage = Mutex(report) } else { damage = Mutex(nil) }
  }

  /// Whether nothing can be written, for whatever reason.
  public var isReadOnly: Bool { condition != .sound }

  /// What was found damaged so far, at the opening or in an item that was read; nil for nothing.
  ///
  /// Damage of an item is that item's alone: all else can be written.
  public var damageReport: DamageReport? { damage.withLock { $0 } }

  /// The last program to close copies the log into the library. Later calls of all else throw;
  /// readings that are under way on other threads come to their end first.
  public func close() {
    connections.close { [self] in
      try? writer?.retire()
      file.withLock { $0 = nil }
    }
  }

  /// The file, to be read by hand; nil once it is closed.
  var openFile: OpenFile? { file.withLock { $0 } }

  /// Copies what is in the log into the file; for times when nobody waits for a write. Costs what the disk takes.
  ///
  /// - Parameter leastBytes: a log that is shorter is left as it is.
  func checkpoint(ifLogHas leastBytes: Int64) {
    guard LibraryFile(path + "-wal").size >= leastBytes else { return }
    // Where it fails, the log stays, and stays whole.
    try? writer?.inDatabase { try $0.execute(sql: "PRAGMA wal_checkpoint(PASSIVE)") }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try connections.read(body)
    } catch let error as DatabaseError {
      throw libraryError(error)
    } catch is Columns.Unexpected {
      throw LibraryError.damaged(noteDamage(Message("a row holds what it can't hold")))
    }
  }

  /// Runs the closure in a transaction that is on the disk at return, or never happened.
  ///
  /// Writes within the closure become part of the transaction. Readings don't see it before its end.
  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    switch condition {
    case .sound: break
    case .readOnly(let reason): throw LibraryError.readOnly(reason: reason)
    case .damaged(let report): throw LibraryError.damaged(report)
    }
    guard let writer, use != .reading else {
      throw LibraryError.readOnly(reason: Message("it was opened for reading"))
    }
    do {
      return try writer.unsafeReentrantWrite { db in try Self.transact(db, body) }
    } catch let error as DatabaseError {
      throw libraryError(error)
    } catch is Columns.Unexpected {
      throw LibraryError.damaged(noteDamage(Message("a row holds what it can't hold")))
    }
  }

  /// Runs writes as one that is on the disk at return, or never happened.
  public func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try write { _ in try body() }
  }

  private static func transact<Value>(
    _ db: Database, _ body: (Database) throws -> Value
  ) throws -> Value {
    var value: Value?
    let run: () throws -> Database.TransactionCompletion = {
      value = try body(db)
      return .commit
    }
    if db.isInsideTransaction {
      try db.inSavepoint(run)
    } else {
      try db.inTransaction(nil, run)
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return value
  }

  /// Adds to what is known to be damaged, and returns all of it.
  @discardableResult
  func noteDamage(_ finding: Message) -> DamageReport {
    damage.withLock { damage in
      var report = damage ?? DamageReport(findings: [])
      report.add(finding)
      damage = report
      return report
    }
  }

  private func libraryError(_ error: DatabaseError) -> LibraryError {
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged(noteDamage(Message("a page can't be read")))
    case .SQLITE_FULL: .diskFull
    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
    case .SQLITE_READONLY, .SQLITE_IOERR, .SQLITE_CANTOPEN:
      .readOnly(reason: LibraryFile(path).reasonForReadOnly)
    default: .storage(error.reason)
    }
  }
}
