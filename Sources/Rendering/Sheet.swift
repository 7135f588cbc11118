/// Some lines of a picture that are shown as a whole: over those of other sheets, faint, or not at all.
public struct Sheet: Equatable, Sendable, Identifiable {
  /// Names a sheet within its picture; the lines that are drawn on it say it, too.
  public struct ID: Hashable, Sendable {
    public let number: UInt32

    public init(_ number: UInt32) { self.number = number }

    /// Of lines that say nothing else.
    public static let first = ID(1)
  }

  public let id: ID
  /// 0…1: lines that overlap don't shine through each other.
  public var opacity: Double
  public var isShown: Bool

  public init(id: ID = .first, opacity: Double = 1, isShown: Bool = true) {
    self.id = id
    self.opacity = opacity
    self.isShown = isShown
  }

  /// Whether anything on it can be seen.
  var isVisible: Bool { isShown && opacity > 0 }
}
