/// A request to another Filbert that serves the same library.
public enum InstanceRequest: Equatable, Sendable {
  /// Come to the front, and import and open these files; shows the collection if there are none.
  case open(files: [String])
  /// Come to the front, and open a blank document: `painting`, `pixels` or `life`.
  case new(kind: String)
  /// The library has changed.
  case changed
}
