/// How the collection is sorted.
public enum CollectionOrder: String, CaseIterable, Equatable, Sendable {
  /// Names in alphabetical order, numbers within them by value.
  case name
  /// Newest first.
  case created
  /// Last changed first.
  case modified
}
