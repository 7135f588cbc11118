/// The symbol of a cel in a timeline.
public enum CelMark: Equatable, Sendable {
  /// An empty cel.
  case empty
  case filled
  /// A cel linked with others of its row that have the same number.
  case linked(UInt32)
  /// No cel, as the row is a group's.
  case none
}
