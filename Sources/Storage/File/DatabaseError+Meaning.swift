import GRDB
import Texts

extension DatabaseError {
  /// The file system took nothing: read-only, full or forbidden.
  var isRefusedWrite: Bool {
    switch resultCode {
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_FULL, .SQLITE_PERM: true
    default: false
    }
  }

  /// The file does not hold what SQLite wrote.
  var isDamage: Bool {
    resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
  }

  /// As SQLite says it.
  var reason: Message { Message(verbatim: message ?? resultCode.description) }
}
