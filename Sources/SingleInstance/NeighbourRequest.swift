/// What one Filbert asks of another that serves the same library.
public enum NeighbourRequest: Equatable, Sendable {
  /// Come to the front, and import and open these files; none shows the collection.
  case open(files: [String])
  /// Come to the front, and open a blank document: `painting`, `pixels` or `life`.
  case new(kind: String)
  /// The library holds something new.
  case changed
}
