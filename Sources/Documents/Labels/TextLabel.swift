/// The link of a text to the element that it labels.
public struct TextLabel: Equatable, Hashable, Sendable {
  /// The labelled shape, area or line.
  public var owner: ElementID
  /// The chosen length of an em, in units of the paper's longer side: the letters are smaller only while their owner is
  /// too small for them. Positive and finite.
  public var size: Double

  /// Creates the link of a text to its owner.
  public init(of owner: ElementID, size: Double) {
    self.owner = owner
    self.size = size
  }

  /// Returns nil for an invalid id or size.
  public init?(sound owner: ElementID, size: Double) {
    guard owner != .unassigned, size > 0, size.isFinite else { return nil }
    self.init(of: owner, size: size)
  }
}

extension TextLabel {
  /// The form stored in files: the owner's number and the size, separated by a space.
  public var text: String { "\(owner) \(size)" }

  /// Returns nil for malformed text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let number = UInt32(words[0]), let size = Double(words[1]) else {
      return nil
    }
    self.init(sound: ElementID(number), size: size)
  }
}
