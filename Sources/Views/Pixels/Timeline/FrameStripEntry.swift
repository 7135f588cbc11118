/// A frame as shown in the strip.
public struct FrameStripEntry: Equatable, Sendable {
  /// The duration of the frame.
  public var duration: String
  /// The sections that start with it.
  public var sections: [Section]

  /// A named range of frames.
  public struct Section: Equatable, Sendable {
    public var name: String
    /// The number of its frames.
    public var count: Int
    /// Its line, from 0: overlapping sections are on different lines.
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
