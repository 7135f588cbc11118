import GRDB

extension Database {
  /// Rolls back what an earlier use of the connection could not, as when memory was refused to it.
  func endTransactionLeftOpen() throws {
    if isInsideTransaction { try rollback() }
  }
}
