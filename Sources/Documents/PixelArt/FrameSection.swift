/// A stretch of an animation that has a name, as "walk".
public struct FrameSection: Equatable, Sendable {
  public var name: String
  /// The places of its frames; never empty.
  public var frames: ClosedRange<Int>
  /// In which order its frames are seen; nil for the order of the animation.
  public var playback: Playback?

  public init(name: String, frames: ClosedRange<Int>, playback: Playback? = nil) {
    self.name = name
    self.frames = frames
    self.playback = playback
  }

  /// The line for each section, from 0, where those that overlap stand in different ones.
  ///
  /// - Parameter sections: in the order of their first frames.
  public static func lines(of sections: [FrameSection]) -> [Int] {
    // The last frame of each line.
    var ends: [Int] = []
    return sections.map { section in
      let line = ends.firstIndex { $0 < section.frames.lowerBound } ?? ends.count
      if line == ends.count { ends.append(0) }
      ends[line] = section.frames.upperBound
      return line
    }
  }

  /// The section after frames came at a place; those within it belong to it.
  func inserting(_ count: Int, at place: Int) -> FrameSection {
    var section = self
    let first = frames.lowerBound + (place <= frames.lowerBound ? count : 0)
    section.frames = first...(frames.upperBound + (place <= frames.upperBound ? count : 0))
    return section
  }

  /// The section after a frame went; nil where none is left.
  func removing(_ place: Int) -> FrameSection? {
    let last = frames.upperBound - (place <= frames.upperBound ? 1 : 0)
    let first = frames.lowerBound - (place < frames.lowerBound ? 1 : 0)
    guard first <= last else { return nil }
    return FrameSection(name: name, frames: first...last, playback: playback)
  }
}
