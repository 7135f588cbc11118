/// Names an item of the collection, in the library and on the command line, for ever.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }

  /// Nil unless the text is a positive whole number.
  public init?(_ text: String) {
    guard let number = Int64(text), number > 0 else { return nil }
    self.number = number
  }

  public var description: String { String(number) }

  public static func < (a: ItemID, b: ItemID) -> Bool { a.number < b.number }
}
