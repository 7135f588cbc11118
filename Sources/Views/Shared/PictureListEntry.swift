/// An item as shown in a list with pictures.
public struct PictureListEntry: Equatable, Sendable {
  /// The name of the item, which need not be translated.
  public var name: String
  /// The author; empty if unknown.
  public var author: String
  /// A remark; empty for none.
  public var fact: String
  /// The name of its category; empty for none.
  public var kind: String

  /// Creates the displayed data of an item.
  public init(name: String, author: String = "", fact: String = "", kind: String = "") {
    self.name = name
    self.author = author
    self.fact = fact
    self.kind = kind
  }
}
