nonisolated extension Folder {
  /// The maximum depth of nested folders, which also ends cycles of links.
  private static let deepest = 6
  /// The maximum number of files.
  private static let mostFiles = 20_000

  /// Returns the paths of all files below it, sorted by name in each folder, without hidden and unreadable ones. Slow
  /// for many files.
  ///
  /// - Parameter endings: the extensions of the files to include.
  public func allFiles(endings: Set<String>) -> [String] {
    var paths: [String] = []
    collect(endings, depth: 0, into: &paths)
    return paths
  }

  private func collect(_ endings: Set<String>, depth: Int, into paths: inout [String]) {
    guard depth <= Self.deepest, let found = try? entries(endings: endings, showsHidden: false)
    else { return }
    let sorted = found.map { (entry: $0, key: NaturalOrder.Key($0.name)) }
      .sorted { $0.key < $1.key }.map(\.entry)
    for entry in sorted where paths.count < Self.mostFiles {
      if entry.isFolder {
        Folder(file(entry.name)).collect(endings, depth: depth + 1, into: &paths)
      } else {
        paths.append(file(entry.name))
      }
    }
  }
}
