/// Names an element of a painting for good: through moves, undo, files and the library.
public struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 1; 0 is `unassigned`.
  public let number: UInt32

  public init(_ number: UInt32) { self.number = number }

  /// Of an element that no painting has taken yet: the painting gives it a number.
  public static let unassigned = ElementID(0)

  /// The greatest that a file may bring: an element with a greater one is given another.
  static let greatestFromOutside = ElementID(1 << 31)

  /// The one to give after it; itself where there is none.
  var next: ElementID { number == .max ? self : ElementID(number + 1) }

  public static func < (left: ElementID, right: ElementID) -> Bool { left.number < right.number }

  public var description: String { String(number) }
}

/// Names a group of elements within its painting.
///
/// A group is nothing but the elements that name it. They lie together, in one layer, and so do its groups within it.
public struct GroupID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 1; 0 is `unassigned`.
  public let number: UInt32

  public init(_ number: UInt32) { self.number = number }

  /// Of a group that no painting has taken yet: the painting gives it a number.
  public static let unassigned = GroupID(0)

  /// So many groups may lie within each other.
  public static let deepest = 64

  /// The one to give after it; itself where there is none.
  var next: GroupID { number == .max ? self : GroupID(number + 1) }

  public static func < (left: GroupID, right: GroupID) -> Bool { left.number < right.number }

  public var description: String { String(number) }
}
