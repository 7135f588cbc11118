import GRDB
import Synchronization
import Texts

/// The single SQLite file of all paintings with their histories.
///
/// Safe to use from any thread and from several programs at once. Readers never wait for writers. A write is a
/// transaction that is on the disk when the call returns.
///
///     let library = try Library.open(at: path)
///     let id = try library.add(Painting(), name: "Painting 1", at: now)
///     try library.record(.add(stroke), in: id, at: 0, leaving: summary, modifiedAt: now)
///     try library.painting(id).painting.strokes == [stroke]
///
/// Unknown fields of imported paintings are preserved.
public final class Library: Sendable {
  /// Absolute and without links: equal for all names of one library. Changes if another file takes the name.
  public var path: String { access.withLock { $0.path } }
  /// Whether the last program that wrote to it did not close it, or is still running.
  public let wasLeftOpen: Bool
  /// An event during opening; nil for none.
  public let notice: LibraryNotice?
  /// Whether it is writable, as found during opening.
  public let condition: LibraryCondition

  private let access: Mutex<LibraryAccess>
  /// Held while the library moves to another file.
  private let moving = Mutex(())
  /// The nesting depth of writes under way: the connection can't tell, as it may have a failed transaction that could
  /// not be rolled back.
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

  /// Whether nothing can be written, for any reason.
  public var isReadOnly: Bool { condition != .sound }

  /// The damage found so far, during opening or in an item that was read; nil for none.
  ///
  /// Damage of an item is limited to it: everything else can be written.
  public var damageReport: DamageReport? { damage.withLock { $0 } }

  /// Closes the library; the last program to do so copies the log into it. Later calls of anything else throw; readings
  /// under way on other threads finish first.
  public func close() {
    // Last chance to save the contents of a displaced library.
    if let displacement = access.withLock({ $0.displacement() }) {
      try? regain(after: displacement)
    }
    let (access, isInPlace) = access.withLock { ($0, $0.displacement() == nil) }
    access.connections.close { [self] in
      // Closing a library removes its log by name, which may be another one's by now.
      if isInPlace { try? access.writer?.retire() } else { access.keepOpen() }
      self.access.withLock { $0.file = nil }
    }
  }

  /// Sets a handler for events of the library's file while it is open; called on any thread.
  public func setNoticeHandler(_ body: @escaping @Sendable (LibraryNotice) -> Void) {
    follower.withLock { $0 = body }
  }

  /// Nil for a read-only file.
  var writer: DatabaseQueue? { access.withLock { $0.writer } }

  /// The file for direct reading; nil once closed.
  var openFile: OpenFile? { access.withLock { $0.file } }

  /// Copies the log into the file; meant for idle times. Costs the disk's time.
  ///
  /// - Parameter leastBytes: shorter logs are left alone.
  func checkpoint(ifLogHas leastBytes: Int64) {
    guard LibraryFile(path + "-wal").size >= leastBytes else { return }
    // On failure the log stays complete.
    try? writer?.inDatabase { try $0.execute(sql: "PRAGMA wal_checkpoint(PASSIVE)") }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try access.withLock { $0.connections }.read(body)
    } catch let error as DatabaseError {
      throw libraryError(error)
    } catch is Columns.Unexpected {
      throw LibraryError.damaged(noteDamage(Message("it contains an invalid value")))
    }
  }

  /// Runs the closure in a transaction that is on the disk at return, or never happened.
  ///
  /// Writes within the closure become part of the transaction. Readers don't see it before its end.
  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    switch condition {
    case .sound: break
    case .readOnly(let reason): throw LibraryError.readOnly(reason: reason)
    case .damaged(let report): throw LibraryError.damaged(report)
    }
    guard use != .reading, let writer else {
      throw LibraryError.readOnly(reason: Message("it was opened read-only"))
    }
    do {
      return try writer.unsafeReentrantWrite { db in try transact(db, body) }
    } catch let displacement as LibraryAccess.Displacement {
      try regain(after: displacement)
      return try write(body)
    } catch let error as DatabaseError {
      throw libraryError(error)
    } catch is Columns.Unexpected {
      throw LibraryError.damaged(noteDamage(Message("it contains an invalid value")))
    }
  }

  /// Runs writes as one that is on the disk at return, or never happened.
  ///
  /// - Throws: `LibraryError`, or any error of the closure, without writing anything.
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

  /// Continues with a new file that contains everything committed.
  private func regain(after displacement: LibraryAccess.Displacement) throws {
    if displacement == .cutOff {
      throw LibraryError.damaged(noteDamage(Message("the end of the file is missing")))
    }
    let notice = try moving.withLock { _ -> LibraryNotice? in
      // Another thread may have done so meanwhile.
      guard let now = access.withLock({ $0.displacement() }) else { return nil }
      let old = access.withLock { $0 }
      let copy: LibraryAccess.Copy
      if let earlier = old.copy, earlier.isThere {
        // Whoever moved the files was not done yet when it was to be opened.
        copy = earlier
      } else {
        do {
          copy = try Self.saveAgain(old, after: now)
        } catch let error as DatabaseError {
          throw libraryError(error)
        }
        access.withLock { $0.copy = copy }
      }
      let new = try Library.open(at: copy.file.path, for: use)
      guard new.condition == .sound else {
        new.close()
        throw LibraryError.readOnly(reason: copy.file.reasonForReadOnly)
      }
      access.withLock { $0 = new.access.withLock { $0 } }
      // They stay open until the end of the process: closing them would remove a log by its name, which may belong to
      // another library by now.
      old.connections.close {}
      old.keepOpen()
      return copy.notice
    }
    if let notice { follower.withLock { $0 }?(notice) }
  }

  /// Adds to the known damage, and returns all of it.
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
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      .damaged(
        noteDamage(
          Message(
            "part of the file can’t be read")))
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
