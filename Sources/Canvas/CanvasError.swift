/// What can go wrong with a surface.
public enum CanvasError: Error, Equatable, Sendable {
  /// No memory for it, or a side beyond what Cairo draws (32,767 pixels).
  case cannotMakeSurface(width: Int, height: Int)
  /// The file could not be read or written; the text is the system's or Cairo's.
  case file(String)
}
