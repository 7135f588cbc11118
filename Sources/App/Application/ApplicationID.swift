/// The program's identity for the desktop.
enum ApplicationID {
  /// The name of its desktop entry and its icon, as in `Resources/Desktop/id`.
  static let name = "io.github.filbert_paint.Filbert"
}
