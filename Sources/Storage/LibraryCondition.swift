public import Texts

/// Whether a library takes what is drawn, and why not. Its reasons are parts of sentences.
public enum LibraryCondition: Equatable, Sendable {
  case sound
  /// Everything can be looked at, nothing kept.
  case readOnly(reason: Message)
  /// What is sound can be looked at; nothing is written so that the file stays as it was found.
  case damaged(DamageReport)
}

/// What of a library can't be read. Never empty.
public struct DamageReport: Equatable, Sendable, CustomStringConvertible {
  /// One line each; the first ones where there are many.
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

/// What a program opens a library for.
public enum LibraryUse: Sendable {
  /// To show it in windows: nobody else may at the same time. It is made where there is none.
  ///
  /// Such a program copies its commits from the log into the file when it has nothing else to do.
  case showing
  /// To change it with one command, perhaps beside a window. It is made where there is none.
  case changing
  /// To look at it, perhaps beside a window. Nothing is made, nothing brought to a newer version.
  case reading
}

/// What happened to a library that people should know of.
public enum LibraryNotice: Equatable, Sendable {
  /// The file was missing or empty; what the log beside it holds was put together again.
  case restoredFromLog
  /// The file was missing or empty, and the log beside it is no use without it: it has another name now.
  case keptLog(path: String)
  /// While it was open, the file was moved or deleted, or lost its log: all that it held was saved again.
  case savedAgain(path: String)
  /// While it was open, another file took its name: all that it held is in a library of its own.
  case keptApart(path: String)
}
