/// A cel as a timeline shows it.
public enum CelMark: Equatable, Sendable {
  /// Nothing is in it.
  case empty
  case filled
  /// It is one with others of its row that have the same number.
  case linked(UInt32)
  /// There is none: the row is a group's.
  case none
}
