import GRDB
import Texts

extension DatabaseError {
  /// Whether the file system refused the write: read-only, full or forbidden.
  var isRefusedWrite: Bool {
    switch resultCode {
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_FULL, .SQLITE_PERM: true
    default: false
    }
  }

  /// Whether the file's contents are not SQLite's.
  var isDamage: Bool {
    resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
  }

  /// SQLite's own message.
  var reason: Message { Message(verbatim: message ?? resultCode.description) }
}
