/// A frame as shown in the strip.
public struct FrameStripEntry: Equatable, Sendable {
  /// The duration of the frame.
  public var duration: String
  /// The sections that start with it.
  public var sections: [Section]

  /// A named range of frames.
  public struct Section: Equatable, Sendable {
    /// The name as the user wrote it.
    public var name: String
    /// The number of its frames.
    public var count: Int
    /// Its line, from 0: overlapping sections are on different lines.
    public var line: Int

    /// Creates a section that begins at the frame.
    public init(name: String, count: Int, line: Int = 0) {
      self.name = name
      self.count = count
      self.line = line
    }
  }

  /// Creates the displayed data of a frame.
  public init(duration: String, sections: [Section] = []) {
    self.duration = duration
    self.sections = sections
  }
}
