/// The permanent identifier of an element within a painting, across moves, undo, files and the library.
public struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 1; 0 is `unassigned`.
  public let number: UInt32

  /// Creates the identifier that a file or a library has stored.
  public init(_ number: UInt32) { self.number = number }

  /// The id of an element that isn't part of a painting yet. The painting assigns a number.
  public static let unassigned = ElementID(0)

  /// The greatest id accepted from a file. Elements with greater ones are renumbered.
  static let greatestFromOutside = ElementID(1 << 31)

  /// The next id, or itself if there is none.
  var next: ElementID { number == .max ? self : ElementID(number + 1) }

  public static func < (left: ElementID, right: ElementID) -> Bool { left.number < right.number }

  public var description: String { String(number) }
}

/// The identifier of a group of elements within its painting.
///
/// A group consists only of the elements that refer to it. They are contiguous within one layer, and so are its
/// subgroups within it.
public struct GroupID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 1; 0 is `unassigned`.
  public let number: UInt32

  /// Creates the identifier that a file or a library has stored.
  public init(_ number: UInt32) { self.number = number }

  /// The id of a group that isn't part of a painting yet. The painting assigns a number.
  public static let unassigned = GroupID(0)

  /// The maximum depth of nested groups.
  public static let deepest = 64

  /// The next id, or itself if there is none.
  var next: GroupID { number == .max ? self : GroupID(number + 1) }

  public static func < (left: GroupID, right: GroupID) -> Bool { left.number < right.number }

  public var description: String { String(number) }
}
