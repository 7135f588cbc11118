/// The link of a text to the element that it labels.
public struct TextLabel: Equatable, Hashable, Sendable {
  /// The labelled shape, area or line.
  public var owner: ElementID
  /// The chosen length of an em, in units of the paper's longer side: the letters are smaller only while their owner is
  /// too small for them. Positive and finite.
  public var size: Double
  /// How the text runs along its owner's line; nil for one in the middle of its owner.
  public var course: LabelCourse?

  /// Creates the link of a text to its owner.
  public init(of owner: ElementID, size: Double, course: LabelCourse? = nil) {
    self.owner = owner
    self.size = size
    self.course = course
  }

  /// Returns nil for an invalid id or size.
  public init?(sound owner: ElementID, size: Double, course: LabelCourse? = nil) {
    guard owner != .unassigned, size > 0, size.isFinite else { return nil }
    self.init(of: owner, size: size, course: course)
  }

  /// Returns the label with another owner.
  public func renamed(to owner: ElementID) -> TextLabel {
    var label = self
    label.owner = owner
    return label
  }
}

extension TextLabel {
  /// The form stored in files: the owner's number and the size, and the side and the offset of a text along a line,
  /// separated by spaces.
  public var text: String { "\(owner) \(size)" + (course.map { " \($0.text)" } ?? "") }

  /// Returns nil for malformed text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2 || words.count == 4, let number = UInt32(words[0]),
      let size = Double(words[1])
    else { return nil }
    self.init(sound: ElementID(number), size: size)
    guard words.count > 2 else { return }
    guard let course = LabelCourse(words: words[2...]) else { return nil }
    self.course = course
  }
}
