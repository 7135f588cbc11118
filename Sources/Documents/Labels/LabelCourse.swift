/// How a label runs along its owner's line, instead of standing in the middle of its owner.
public struct LabelCourse: Equatable, Hashable, Sendable {
  /// The side of a line that letters are on, seen in its direction. On the right they run against it, so that they
  /// are never mirrored.
  public enum Side: String, CaseIterable, Sendable {
    case left, right

    /// The other side.
    public var flipped: Side { self == .left ? .right : .left }
  }

  /// The side of the line that the letters stand on.
  public var side: Side
  /// The distance of the text from its place by its alignment, as a part of the line's length: positive in the
  /// direction of reading. Finite.
  public var offset: Double

  /// Creates a course; without an offset the text is where its alignment puts it.
  public init(_ side: Side = .left, offset: Double = 0) {
    self.side = side
    self.offset = offset
  }

  /// The limit of offsets, in lengths of the line.
  public static let farthest = 100.0

  /// Returns nil for an offset that is no number, or too large.
  public init?(side: Side, soundOffset offset: Double) {
    guard abs(offset) <= Self.farthest else { return nil }
    self.init(side, offset: offset)
  }
}

extension LabelCourse {
  /// The form stored in files: the side and the offset, separated by a space.
  var text: String { "\(side.rawValue) \(offset)" }

  /// Returns nil for malformed words.
  init?(words: ArraySlice<some StringProtocol>) {
    guard words.count == 2, let first = words.first, let last = words.last,
      let side = Side(rawValue: String(first)), let offset = Double(last)
    else { return nil }
    self.init(side: side, soundOffset: offset)
  }
}
