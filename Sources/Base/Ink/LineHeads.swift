/// The heads at both ends of a line.
public struct LineHeads: Equatable, Hashable, Sendable {
  /// The head at the first point.
  public var start: LineHead
  /// The head at the last point.
  public var end: LineHead
  /// The length of an arrow, in widths of the line and as many points; other heads grow with it. Within `allowedSizes`;
  /// setting NaN changes nothing.
  public var size = usualSize {
    didSet {
      let range = Self.allowedSizes
      size = size.isNaN ? oldValue : min(max(size, range.lowerBound), range.upperBound)
    }
  }

  /// Bare ends.
  public static let none = LineHeads()
  /// The sizes of heads.
  public static let allowedSizes = 1.0...10.0
  /// The size of heads unless another one was chosen.
  public static let usualSize = 4.0

  /// Creates the heads of both ends, bare unless given.
  public init(start: LineHead = .none, end: LineHead = .none, size: Double = usualSize) {
    self.start = start
    self.end = end
    setSize(size)
  }

  private mutating func setSize(_ size: Double) { self.size = size }

  /// Whether an end has a head.
  public var isVisible: Bool { start != .none || end != .none }

  /// The head at one end.
  public subscript(atEnd isEnd: Bool) -> LineHead {
    get { isEnd ? end : start }
    set { if isEnd { end = newValue } else { start = newValue } }
  }
}

extension LineHeads {
  /// The start and end head separated by a space, and another size than the usual one, for files and settings.
  public var text: String {
    "\(start.rawValue) \(end.rawValue)" + (size == Self.usualSize ? "" : " \(size)")
  }

  /// Returns nil for invalid text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2 || words.count == 3, let start = LineHead(rawValue: String(words[0])),
      let end = LineHead(rawValue: String(words[1]))
    else { return nil }
    self.init(start: start, end: end)
    guard words.count == 3 else { return }
    guard let size = Double(words[2]), Self.allowedSizes.contains(size) else { return nil }
    self.size = size
  }
}
