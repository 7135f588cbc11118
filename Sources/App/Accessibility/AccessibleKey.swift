/// What an accessible object stands for.
enum AccessibleKey: Hashable {
  case window(ObjectIdentifier)
  case view(ObjectIdentifier)
  /// A part of a view that is no view.
  case item(ObjectIdentifier, Int)
}
