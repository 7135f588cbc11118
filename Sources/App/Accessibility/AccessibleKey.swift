/// The identity of an accessible object.
enum AccessibleKey: Hashable {
  case window(ObjectIdentifier)
  case view(ObjectIdentifier)
  /// A part of a view that isn't a view itself.
  case item(ObjectIdentifier, Int)
}
