/// A column of a list of files, which it can be sorted by.
public nonisolated enum FileColumn: String, Sendable, CaseIterable {
  case name, kind, size, date
}
