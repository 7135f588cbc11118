/// What one place of the strip shows.
public struct FrameStripEntry: Equatable, Sendable {
  /// For how long the frame is seen.
  public var duration: String
  /// The name of a section that begins with it, and how many frames that has; nil for none.
  public var section: (name: String, count: Int)?

  public init(duration: String, section: (name: String, count: Int)? = nil) {
    self.duration = duration
    self.section = section
  }

  public static func == (a: FrameStripEntry, b: FrameStripEntry) -> Bool {
    a.duration == b.duration && a.section?.name == b.section?.name
      && a.section?.count == b.section?.count
  }
}
