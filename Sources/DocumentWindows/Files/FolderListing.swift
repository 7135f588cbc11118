import Views

/// The entries of a folder in display order, folders first. Slow for many files.
nonisolated struct FolderListing: Sendable {
  private(set) var entries: [Folder.Entry]
  /// The rows of a list.
  private(set) var rows: [FileRow] = []

  /// - Throws: `Folder.Unreadable`
  init(
    _ folder: Folder, endings: Set<String>, showsHidden: Bool, sorting: FileSorting
  ) throws(Folder.Unreadable) {
    entries = try folder.entries(endings: endings, showsHidden: showsHidden)
    sort(by: sorting)
    rows = entries.map {
      FileRow(
        name: $0.name, isFolder: $0.isFolder, byteCount: $0.byteCount, changedAt: $0.changedAt)
    }
  }

  private mutating func sort(by sorting: FileSorting) {
    // Computed once for each name, since they are compared often.
    let keyed = entries.map { (entry: $0, key: NaturalOrder.Key($0.name), kind: Self.kind($0)) }
    entries = keyed.sorted { a, b in
      guard a.entry.isFolder == b.entry.isFolder else { return a.entry.isFolder }
      let (first, second) = sorting.isReversed ? (b, a) : (a, b)
      switch sorting.column {
      case .kind where first.kind != second.kind: return first.kind < second.kind
      case .size where first.entry.byteCount != second.entry.byteCount && !a.entry.isFolder:
        return first.entry.byteCount < second.entry.byteCount
      case .date where first.entry.changedAt != second.entry.changedAt:
        return first.entry.changedAt < second.entry.changedAt
      case .name: return first.key < second.key
      // Sort equal entries by name, ascending in every sort order.
      default: return a.key < b.key
      }
    }.map(\.entry)
  }

  private static func kind(_ entry: Folder.Entry) -> String {
    entry.isFolder ? "" : FileRow(name: entry.name, isFolder: false).kind
  }
}
