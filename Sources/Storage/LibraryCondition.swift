public import Texts

/// Whether a library is writable, and the reason if not. Reasons are parts of sentences.
public enum LibraryCondition: Equatable, Sendable {
  case sound
  /// Everything is readable, nothing writable.
  case readOnly(reason: Message)
  /// The sound parts are readable; nothing is written, to preserve the file as found.
  case damaged(DamageReport)
}

/// The unreadable parts of a library. Never empty.
public struct DamageReport: Equatable, Sendable, CustomStringConvertible {
  /// One line each; only the first ones if there are many.
  public internal(set) var findings: [Message]

  static let mostFindings = 20

  mutating func add(_ finding: Message) {
    if findings.count < Self.mostFindings, !findings.contains(finding) { findings.append(finding) }
  }

  /// One line for all.
  public var message: Message {
    let first = findings.first ?? Message("unknown error")
    return findings.count > 1
      ? Message("{first}, and {count} more", ["first": first, "count": findings.count - 1]) : first
  }

  /// In English.
  public var description: String { message.description }
}

/// The purpose of opening a library.
public enum LibraryUse: Sendable {
  /// To show it in windows, exclusively. Creates it if missing.
  ///
  /// Such a program copies its commits from the log into the file when idle.
  case showing
  /// To change it with a command, possibly while it is shown. Creates it if missing.
  case changing
  /// To read it, possibly while it is shown. Creates and upgrades nothing.
  case reading
}

/// An event of a library that the user should know about.
public enum LibraryNotice: Equatable, Sendable {
  /// The file was missing or empty, and was restored from its log.
  case restoredFromLog
  /// The file was missing or empty, and its log, useless without it, has been renamed.
  case keptLog(path: String)
  /// While open, the file was moved or deleted, or lost its log: all contents have been saved again.
  case savedAgain(path: String)
  /// While open, another file took its name: all contents are in a separate library.
  case keptApart(path: String)
}
