import Glibc

/// What draws ink: the seam between `CInk` and Cairo.
public enum InkSource: String, CaseIterable, Sendable {
  /// `CInk` what it knows (`InkScanner.draws`), which is most of what drawings consist of, and Cairo the rest.
  case scanner
  /// Cairo all of it: in the same pixels, and more than twice the time.
  case cairo

  /// What `FILBERT_INK` names, for as long as the process lasts: tiles that are drawn at different times belong to one
  /// picture.
  public static let chosen = InkSource(named: getenv("FILBERT_INK").map { String(cString: $0) })

  /// - Parameter name: nil and any that is none stand for the usual one.
  init(named name: String?) { self = name.flatMap { InkSource(rawValue: $0) } ?? .scanner }
}
