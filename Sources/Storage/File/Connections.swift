import GRDB
import Synchronization

/// A pool of read-only connections, so that reading never waits for a commit or another reader.
final class Connections: Sendable {
  private let make: @Sendable () throws -> DatabaseQueue
  private let state: Mutex<State>
  private let mostIdle = 3

  private struct State {
    var idle: [DatabaseQueue]
    var readings = 0
    var isClosed = false
    /// To be called by the last reading under way.
    var completion: (@Sendable () -> Void)?
  }

  init(first: DatabaseQueue, make: @escaping @Sendable () throws -> DatabaseQueue) {
    self.make = make
    state = Mutex(State(idle: [first]))
  }

  /// Keeps one snapshot of the library for the duration of the closure.
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
      // After an unreadable page a commit would fail, and hide the successfully read rest.
      defer { try? db.execute(sql: "ROLLBACK") }
      return try body(db)
    }
  }

  /// Makes later readings throw; the completion is called once none is under way: SQLite only cleans up its extra files
  /// if the last connection to close can write.
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
  /// Rolls back a transaction left open by an earlier use of the connection, as when memory ran out.
  func endTransactionLeftOpen() throws {
    if isInsideTransaction { try rollback() }
  }
}

extension DatabaseQueue {
  /// Closes the connection and leaks the empty object, a few hundred bytes.
  ///
  /// Releasing it would release its dispatch queue, which libdispatch disposes of on a global queue; once one of those
  /// has run, libdispatch wakes up every second for it.
  func retire() throws {
    _ = Unmanaged.passRetained(self)
    try close()
  }
}
