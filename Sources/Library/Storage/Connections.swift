import GRDB
import Synchronization

/// Connections that only read, so that nobody waits for a commit or for another reader.
final class Connections: Sendable {
  private let make: @Sendable () throws -> DatabaseQueue
  private let idle: Mutex<[DatabaseQueue]>
  private let mostIdle = 3

  init(first: DatabaseQueue, make: @escaping @Sendable () throws -> DatabaseQueue) {
    self.make = make
    idle = Mutex([first])
  }

  /// One snapshot of the library for as long as the closure runs.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let queue = try idle.withLock { $0.popLast() } ?? make()
    defer {
      let isSpare = idle.withLock { queues in
        guard queues.count < mostIdle else { return true }
        queues.append(queue)
        return false
      }
      if isSpare { try? queue.retire() }
    }
    return try queue.inDatabase { db in
      try db.execute(sql: "BEGIN")
      // A commit would fail where a page that was met can't be read, and hide what could be.
      defer { try? db.execute(sql: "ROLLBACK") }
      return try body(db)
    }
  }

  func close() {
    for queue in idle.withLock({ queues in
      defer { queues = [] }
      return queues
    }) {
      try? queue.close()
    }
  }
}
