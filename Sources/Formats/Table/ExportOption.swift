/// What can be chosen for a kind of file, besides the kind itself.
public enum ExportOption: Sendable {
  /// How large it is in pixels.
  case size
  /// Whether the background of a painting is part of it.
  case transparency
  /// Which frame of pixel art it shows.
  case frame
  /// Which frame of pixel art it shows, or how all of them lie in it.
  case frames
  /// Which generations of a board are its frames.
  case generations
}
