/// What went into the new library, and what could not.
public struct SalvageReport: Equatable, Sendable {
  public internal(set) var savedItems = 0
  public internal(set) var savedStrokes = 0
  public internal(set) var lostStrokes = 0
  /// One line for each painting that is not as it was.
  public internal(set) var findings: [String] = []
}
