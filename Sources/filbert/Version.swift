extension Filbert {
  /// What `filbert --version` prints: the only place that names the program's version.
  nonisolated static let version = "0.1"
}
