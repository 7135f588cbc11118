nonisolated extension Folder {
  /// Folders within folders are looked into so deep, which ends rings of links as well.
  private static let deepest = 6
  /// More files are not looked for.
  private static let mostFiles = 20_000

  /// The paths of all files below it, each folder's in the order of names. Takes some time for many; hidden ones are
  /// left out, and what can't be read.
  ///
  /// - Parameter endings: files with others are left out.
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
