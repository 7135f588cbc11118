import Foundation
import GRDB
import Synchronization

@testable import Storage

/// What is asked of a library and written to it, and whether the main thread waits for that.
nonisolated final class StatementTrace: Sendable {
  struct Statements {
    var readings: [String] = []
    var writes: [String] = []
    var onMainThread: [String] = []
  }

  private let statements = Mutex(Statements())

  /// Traces all connections that the library keeps: three for readings, and the one that writes.
  init(of library: Library) throws {
    try library.read { first in
      try library.read { second in
        try library.read { third in
          for db in [first, second, third] { trace(db) { $0.readings.append($1) } }
        }
      }
    }
    try library.write { trace($0) { $0.writes.append($1) } }
    statements.withLock { $0 = Statements() }
  }

  private func trace(
    _ db: Database, _ note: @escaping @Sendable (inout Statements, String) -> Void
  ) {
    db.trace { [weak self] event in
      let text = "\(event)"
      let kinds = ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"]
      guard let self, kinds.contains(where: text.hasPrefix) else { return }
      statements.withLock { statements in
        note(&statements, text)
        if Thread.isMainThread { statements.onMainThread.append(text) }
      }
    }
  }

  var readings: [String] { statements.withLock { $0.readings } }
  var writes: [String] { statements.withLock { $0.writes } }
  var onMainThread: [String] { statements.withLock { $0.onMainThread } }
}
