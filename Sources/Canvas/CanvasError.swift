/// An error of a surface.
public enum CanvasError: Error, Equatable, Sendable {
  /// Memory ran out, or a side exceeds Cairo's limit (32,767 pixels).
  case cannotMakeSurface(width: Int, height: Int)
  /// The file could not be read or written; carries the system's or Cairo's message.
  case file(String)
}
