/// What of a library can't be read. Never empty.
public struct DamageReport: Equatable, Sendable, CustomStringConvertible {
  /// One line each; the first ones where there are many.
  public internal(set) var findings: [String]

  static let mostFindings = 20

  mutating func add(_ finding: String) {
    if findings.count < Self.mostFindings, !findings.contains(finding) { findings.append(finding) }
  }

  /// One line for all.
  public var description: String {
    let first = findings.first ?? "unknown damage"
    return findings.count > 1 ? "\(first), and \(findings.count - 1) more" : first
  }
}
