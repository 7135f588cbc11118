public import Base
public import Documents

extension LayeredPixels {
  /// A stretch of frames with a name.
  public struct Tag: Equatable, Sendable {
    /// The name, which need not be unique.
    public var name: String
    /// Their indices, all in range.
    public var frames: ClosedRange<Int>
    /// The order of the frames.
    public var direction: Direction
    /// The number of repetitions; 0 for ever.
    public var repeats: Int
    /// The notes on it, with its colour in a timeline.
    public var userData = UserData()

    /// The colour in a timeline; nil for none.
    public var color: InkColor? {
      get { userData.color }
      set { userData.color = newValue }
    }

    /// Creates a tag that plays forwards and for ever, unless said otherwise.
    public init(
      name: String, frames: ClosedRange<Int>, direction: Direction = .forward, repeats: Int = 0,
      color: InkColor? = nil
    ) {
      self.name = name
      self.frames = frames
      self.direction = direction
      self.repeats = repeats
      userData.color = color
    }
  }

  /// The playback order of a tag's frames, with Aseprite's numbers.
  public enum Direction: UInt8, CaseIterable, Sendable {
    case forward = 0
    case reverse = 1
    case pingPong = 2
    case pingPongReverse = 3

    /// The word in sheets' JSON.
    public var word: String {
      switch self {
      case .forward: "forward"
      case .reverse: "reverse"
      case .pingPong: "pingpong"
      case .pingPongReverse: "pingpong_reverse"
      }
    }

    /// Reads the word that sheets have for a direction; nil for another one.
    public init?(word: String) {
      guard let direction = Self.allCases.first(where: { $0.word == word }) else { return nil }
      self = direction
    }
  }
}

extension LayeredPixels.Tag {
  init(_ section: FrameSection, in picture: Sprite) {
    self.init(
      name: section.name, frames: section.frames,
      direction: (section.playback ?? picture.playback).direction, repeats: section.repeats)
    userData = section.userData
  }
}

extension FrameSection {
  init(_ tag: LayeredPixels.Tag) {
    self.init(
      name: tag.name, frames: tag.frames, playback: Playback(tag.direction), repeats: tag.repeats)
    userData = tag.userData
  }
}
