/// What a list of files tells of each, and can be sorted by.
public nonisolated enum FileColumn: String, Sendable, CaseIterable {
  case name, kind, size, date
}
