/// What one place of the strip shows.
public struct FrameStripEntry: Equatable, Sendable {
  /// For how long the frame is seen.
  public var duration: String
  /// The sections that begin with it.
  public var sections: [Section]

  /// A stretch of frames with a name.
  public struct Section: Equatable, Sendable {
    public var name: String
    /// Of its frames.
    public var count: Int
    /// The line that it stands in, from 0: those that overlap stand under each other.
    public var line: Int

    public init(name: String, count: Int, line: Int = 0) {
      self.name = name
      self.count = count
      self.line = line
    }
  }

  public init(duration: String, sections: [Section] = []) {
    self.duration = duration
    self.sections = sections
  }
}
