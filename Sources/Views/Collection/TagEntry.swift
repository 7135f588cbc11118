/// A tag as shown in the collection.
public struct TagEntry: Equatable, Sendable {
  /// The word, without a sign.
  public var name: String
  /// The number of items with the tag.
  public var count: Int
  /// Whether the tag filters the items shown.
  public var isChosen: Bool

  /// Creates a tag that is not chosen, unless said otherwise.
  public init(name: String, count: Int, isChosen: Bool = false) {
    self.name = name
    self.count = count
    self.isChosen = isChosen
  }
}
