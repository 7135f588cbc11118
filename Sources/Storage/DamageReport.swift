public import Texts

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
