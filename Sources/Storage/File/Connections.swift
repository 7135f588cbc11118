import GRDB
import Synchronization

/// Connections that only read, so that nobody waits for a commit or for another reader.
final class Connections: Sendable {
  private let make: @Sendable () throws -> DatabaseQueue
  private let state: Mutex<State>
  private let mostIdle = 3

  private struct State {
    var idle: [DatabaseQueue]
    var readings = 0
    var isClosed = false
    /// Left for the last reading that is under way.
    var completion: (@Sendable () -> Void)?
  }

  init(first: DatabaseQueue, make: @escaping @Sendable () throws -> DatabaseQueue) {
    self.make = make
    state = Mutex(State(idle: [first]))
  }

  /// One snapshot of the library for as long as the closure runs.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let idle = try state.withLock { state in
      guard !state.isClosed else {
        throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "it is closed")
      }
      state.readings += 1
      return state.idle.popLast()
    }
    var used = idle
    defer { finish(used) }
    let queue = try idle ?? make()
    used = queue
    return try queue.inDatabase { db in
      try db.endTransactionLeftOpen()
      try db.execute(sql: "BEGIN")
      // A commit would fail where a page that was met can't be read, and hide what could be.
      defer { try? db.execute(sql: "ROLLBACK") }
      return try body(db)
    }
  }

  /// Later readings throw; the completion is called once none is under way any more: SQLite clears
  /// up beside the file only where the last connection to close can write.
  func close(_ completion: @escaping @Sendable () -> Void) {
    let (idle, isLast) = state.withLock { state in
      defer { state.idle = [] }
      let isLast = state.readings == 0
      if !state.isClosed, !isLast { state.completion = completion }
      state.isClosed = true
      return (state.idle, isLast)
    }
    for queue in idle { try? queue.retire() }
    if isLast { completion() }
  }

  private func finish(_ queue: DatabaseQueue?) {
    let isSpare = state.withLock { state in
      guard let queue, !state.isClosed, state.idle.count < mostIdle else { return true }
      state.idle.append(queue)
      return false
    }
    if isSpare { try? queue?.retire() }
    let completion = state.withLock { state in
      state.readings -= 1
      guard state.readings == 0 else { return nil as (@Sendable () -> Void)? }
      defer { state.completion = nil }
      return state.completion
    }
    completion?()
  }
}

extension Database {
  /// Rolls back what an earlier use of the connection could not, as when memory was refused to it.
  func endTransactionLeftOpen() throws {
    if isInsideTransaction { try rollback() }
  }
}

extension DatabaseQueue {
  /// Closes the connection and keeps the empty object for ever, some hundred bytes.
  ///
  /// With the object its dispatch queue would go, which libdispatch disposes of on a global queue; and
  /// once one of those has run, libdispatch wakes up every second to look after them.
  func retire() throws {
    _ = Unmanaged.passRetained(self)
    try close()
  }
}
