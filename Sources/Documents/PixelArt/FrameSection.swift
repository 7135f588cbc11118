/// A stretch of an animation that has a name, as "walk".
public struct FrameSection: Equatable, Sendable {
  public var name: String
  /// The places of its frames; never empty.
  public var frames: ClosedRange<Int>

  public init(name: String, frames: ClosedRange<Int>) {
    self.name = name
    self.frames = frames
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
    return FrameSection(name: name, frames: first...last)
  }
}
