extension Filbert {
  /// The output of `filbert --version`, and the only place that specifies the program's version.
  nonisolated static let version = "0.1"
}
