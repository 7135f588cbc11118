import Glibc

/// The drawing backend for ink: the seam between `CInk` and Cairo.
public enum InkSource: String, CaseIterable, Sendable {
  /// `CInk` for the lines it supports (`InkScanner.draws`), which are the bulk of drawings, and Cairo for the rest.
  case scanner
  /// Cairo for everything: the same pixels in more than twice the time.
  case cairo

  /// The backend named by `FILBERT_INK`, constant for the process: tiles of one picture are drawn at different times.
  public static let chosen = InkSource(named: getenv("FILBERT_INK").map { String(cString: $0) })

  /// - Parameter name: nil or an unknown name selects the default.
  init(named name: String?) { self = name.flatMap { InkSource(rawValue: $0) } ?? .scanner }
}
