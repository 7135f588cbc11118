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
  /// Absolute and without links: equal for all names of one library. Another one once another file took the name.
  public var path: String { access.withLock { $0.path } }
  /// Whether the last program that wrote to it ended without closing it, or still runs.
  public let wasLeftOpen: Bool
  /// What happened at the opening; nil for nothing.
  public let notice: LibraryNotice?
  /// Whether it can be written, as the opening found.
  public let condition: LibraryCondition

  private let access: Mutex<LibraryAccess>
  /// Held while the library goes to another file.
  private let moving = Mutex(())
  /// How many writes are under way, one within the other: the connection can't tell, since it may have a transaction
  /// that failed and could not be rolled back.
  private let writeDepth = Mutex(0)
  private let follower = Mutex<(@Sendable (LibraryNotice) -> Void)?>(nil)
  private let use: LibraryUse
  private let damage: Mutex<DamageReport?>

  init(
    _ access: LibraryAccess, wasLeftOpen: Bool, notice: LibraryNotice? = nil,
    use: LibraryUse = .changing, condition: LibraryCondition
  ) {
    self.access = Mutex(access)
    self.wasLeftOpen = wasLeftOpen
    self.notice = notice
    self.use = use
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
    // What was taken away is saved again at the latest now.
    if let displacement = access.withLock({ $0.displacement() }) {
      try? regain(after: displacement)
    }
    let (access, isInPlace) = access.withLock { ($0, $0.displacement() == nil) }
    access.connections.close { [self] in
      // To close a library removes its log by its name, which may be another one's by now.
      if isInPlace { try? access.writer?.retire() } else { access.keepOpen() }
      self.access.withLock { $0.file = nil }
    }
  }

  /// Hears what happens to the library's file while it is open; on any thread.
  public func follow(_ body: @escaping @Sendable (LibraryNotice) -> Void) {
    follower.withLock { $0 = body }
  }

  /// Nil where the file can only be read.
  var writer: DatabaseQueue? { access.withLock { $0.writer } }

  /// The file, to be read by hand; nil once it is closed.
  var openFile: OpenFile? { access.withLock { $0.file } }

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
      return try access.withLock { $0.connections }.read(body)
    } catch let error as DatabaseError {
      throw libraryError(error)
    } catch is Columns.Unexpected {
      throw LibraryError.damaged(noteDamage(Message("a row holds an invalid value")))
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
    guard use != .reading, let writer else {
      throw LibraryError.readOnly(reason: Message("it was opened for reading"))
    }
    do {
      return try writer.unsafeReentrantWrite { db in try transact(db, body) }
    } catch let displacement as LibraryAccess.Displacement {
      try regain(after: displacement)
      return try write(body)
    } catch let error as DatabaseError {
      throw libraryError(error)
    } catch is Columns.Unexpected {
      throw LibraryError.damaged(noteDamage(Message("a row holds an invalid value")))
    }
  }

  /// Runs writes as one that is on the disk at return, or never happened.
  ///
  /// - Throws: `LibraryError`, or what the closure throws; nothing is written then.
  public func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try write { _ in try body() }
  }

  private func transact<Value>(
    _ db: Database, _ body: (Database) throws -> Value
  ) throws -> Value {
    var value: Value?
    let depth = writeDepth.withLock { depth in
      depth += 1
      return depth
    }
    defer { writeDepth.withLock { $0 -= 1 } }
    if depth > 1 {
      try db.inSavepoint {
        value = try body(db)
        return .commit
      }
    } else {
      try db.endTransactionLeftOpen()
      try db.inTransaction {
        value = try body(db)
        if let displacement = access.withLock({ $0.displacement() }) { throw displacement }
        return .commit
      }
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return value
  }

  /// Goes on where all that was committed is found again.
  private func regain(after displacement: LibraryAccess.Displacement) throws {
    if displacement == .cutOff {
      throw LibraryError.damaged(noteDamage(Message("the end of the file is missing")))
    }
    let notice = try moving.withLock { _ -> LibraryNotice? in
      // Another thread may have done it meanwhile.
      guard let now = access.withLock({ $0.displacement() }) else { return nil }
      let old = access.withLock { $0 }
      let new: (library: Library, notice: LibraryNotice)
      do {
        new = try Self.regain(old, after: now, for: use)
      } catch let error as DatabaseError {
        throw libraryError(error)
      }
      access.withLock { $0 = new.library.access.withLock { $0 } }
      old.connections.close {}
      old.keepOpen()
      return new.notice
    }
    if let notice { follower.withLock { $0 }?(notice) }
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
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      access.withLock { $0.file?.canBeLocked == false }
        ? .readOnly(reason: LibraryFile.withoutLocks) : .busy
    case .SQLITE_READONLY, .SQLITE_IOERR, .SQLITE_CANTOPEN:
      .readOnly(reason: LibraryFile(path).reasonForReadOnly)
    default: .storage(error.reason)
    }
  }
}
