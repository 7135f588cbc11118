/// A named section of an animation, such as "walk".
public struct FrameSection: Equatable, Sendable {
  /// The name as the user wrote it; several sections may have the same.
  public var name: String
  /// The indices of its frames; never empty.
  public var frames: ClosedRange<Int>
  /// The playback order of its frames, or nil for that of the animation.
  public var playback: Playback?
  /// The number of times that other programs play it before moving on; 0 for ever.
  public var repeats: Int
  /// The notes on it, with its colour in a timeline.
  public var userData = UserData()

  /// The range supported by Aseprite files.
  public static let allowedRepeats = 0...65_535

  /// Creates a section; repeats outside of the allowed ones are moved into them.
  public init(
    name: String, frames: ClosedRange<Int>, playback: Playback? = nil, repeats: Int = 0
  ) {
    self.name = name
    self.frames = frames
    self.playback = playback
    self.repeats = min(
      max(repeats, Self.allowedRepeats.lowerBound), Self.allowedRepeats.upperBound)
  }

  /// Assigns a line, from 0, to each section, so that overlapping sections are on different lines.
  ///
  /// - Parameter sections: in any order.
  public static func lines(of sections: [FrameSection]) -> [Int] {
    // The last frame of each line.
    var ends: [Int] = []
    var lines = [Int](repeating: 0, count: sections.count)
    let order = sections.indices.sorted {
      (sections[$0].frames.lowerBound, $0) < (sections[$1].frames.lowerBound, $1)
    }
    for index in order {
      let frames = sections[index].frames
      let line = ends.firstIndex { $0 < frames.lowerBound } ?? ends.count
      if line == ends.count { ends.append(0) }
      ends[line] = frames.upperBound
      lines[index] = line
    }
    return lines
  }

  /// Returns the section after an insertion of frames. Frames inserted within it or right after its last one belong to
  /// it.
  func inserting(_ count: Int, at index: Int) -> FrameSection {
    var section = self
    let first = frames.lowerBound + (index <= frames.lowerBound ? count : 0)
    section.frames = first...(frames.upperBound + (index <= frames.upperBound + 1 ? count : 0))
    return section
  }

  /// Returns the section after the removal of a frame, or nil if none is left.
  func removing(_ index: Int) -> FrameSection? {
    let last = frames.upperBound - (index <= frames.upperBound ? 1 : 0)
    let first = frames.lowerBound - (index < frames.lowerBound ? 1 : 0)
    guard first <= last else { return nil }
    var section = self
    section.frames = first...last
    return section
  }
}

/// The playback order of an animation's frames.
public enum Playback: String, CaseIterable, Sendable {
  /// From the first to the last, and again.
  case loop
  /// From the first to the last, and back.
  case pingPong
  /// From the last to the first, and again.
  case reverse
  /// From the last to the first, and back.
  case pingPongReverse

  /// Returns the indices of frames in one cycle.
  ///
  ///     Playback.pingPong.round(of: 0...3)   // 0, 1, 2, 3, 2, 1
  public func round(of frames: ClosedRange<Int>) -> [Int] {
    switch self {
    case .loop: Array(frames)
    case .pingPong: Array(frames) + frames.dropFirst().dropLast().reversed()
    case .reverse: frames.reversed()
    case .pingPongReverse: frames.reversed() + frames.dropFirst().dropLast()
    }
  }
}
