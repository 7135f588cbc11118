/// A request from the desktop to a program known by name.
public enum ApplicationRequest: Equatable {
  /// Come to the front.
  case activate
  /// Open files, by their paths.
  case open([String])
  /// Perform an action of the program's desktop entry, by its id.
  case action(String)
}
