import Formats
import ArgumentParser
import Storage
import Documents

/// `filbert list`
struct ListVerb: Verb {
  static let name = "list"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "List the library's items, newest first.")

  @Flag(help: "List the trash instead.") var trash = false
  @Flag(help: "Print JSON.") var json = false
  @Option(
    help: ArgumentHelp(
      "List only items with this tag; repeat it to require several tags.", valueName: "tag"))
  var tag: [ItemTag] = []
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let items = try items()
    if json { return try Output.standard.write(CollectionListing(items).json) }
    for item in items {
      let part =
        switch item.kind {
        case .painting: "stroke"
        case .pixels: "frame"
        case .life: "cell"
        }
      let parts = item.elementCount == 1 ? "1 \(part)" : "\(item.elementCount) \(part)s"
      try Output.standard.write(
        "\(item.id)\t\(CollectionListing.text(item.modifiedAt))\t\(parts)\t\(item.name)\n")
    }
  }

  /// Empty without a library.
  private func items() throws -> [CollectionItem] {
    do {
      return try library.reading { library in
        let items = try library.items(trashed: trash)
        // Damage found during opening has already been reported.
        if !library.isReadOnly, let report = library.damageReport {
          LibraryOptions.complain(of: report)
        }
        return items.filter { item in tag.allSatisfy { item.tags.contains($0) } }
      }
    } catch LibraryError.missing {
      return []
    }
  }
}
