/// What the desktop asks of a program that it knows by name.
public enum ApplicationRequest: Equatable {
  /// To come to the front.
  case activate
  /// To open files, by their paths.
  case open([String])
  /// To do something that its entry in the menu offers, by the id that it has there.
  case action(String)
}
