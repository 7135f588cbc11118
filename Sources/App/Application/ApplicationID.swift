/// By what name the desktop knows the program.
enum ApplicationID {
  /// That of its desktop entry and of its icon, as `Resources/Desktop/id` has it.
  static let name = "io.github.filbert_paint.Filbert"
}
