import ArgumentParser
import Geometry
import Library
import Model

/// `filbert show`
struct ShowVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one painting or pixel art.")

  @Argument(help: "The item's number.") var id: ItemID
  @Flag(help: "All of it, in the interchange format.") var json = false
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let read = try library.reading { try $0.document(id) }
    read.complainAboutLoss()
    if json {
      return try Output.standard.write(
        NamedDocument(name: read.item.name, document: read.document).json)
    }
    let item = read.item
    try Output.standard.write(
      """
      id: \(item.id)
      name: \(item.name)
      aspect ratio: \(item.aspectRatio.value)
      \(Self.content(of: item))
      created: \(CollectionListing.text(item.createdAt))
      changed: \(CollectionListing.text(item.modifiedAt))
      in the trash: \(item.isTrashed ? "yes" : "no")

      """)
  }

  private static func content(of item: CollectionItem) -> String {
    guard let size = item.gridSize else { return "strokes: \(item.elementCount)" }
    return "frames: \(item.elementCount)\ncells: \(size.width) × \(size.height)"
  }
}
