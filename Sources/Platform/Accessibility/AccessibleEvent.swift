/// An event reported to screen readers unasked.
public nonisolated enum AccessibleEvent: Equatable, Sendable {
  case state(AccessibleState, Bool)
  case name(String)
  case description(String)
  case value(Double)
  case childrenChanged
  case selectionChanged
  case activeDescendant(Int)
  /// The whole text was replaced.
  case text(old: String, new: String)
  case caret(Int)
  /// A sentence to be spoken immediately.
  case announcement(String)
  case window(Window)

  /// The events of a window, with the names of the protocol.
  public enum Window: String, Sendable {
    case created = "Create"
    case destroyed = "Destroy"
    case activated = "Activate"
    case deactivated = "Deactivate"
  }
}
