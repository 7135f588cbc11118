/// A tag as the collection offers it.
public struct TagEntry: Equatable, Sendable {
  public var name: String
  /// How many have it.
  public var count: Int
  /// Whether only what has it is shown.
  public var isChosen: Bool

  public init(name: String, count: Int, isChosen: Bool = false) {
    self.name = name
    self.count = count
    self.isChosen = isChosen
  }
}
