import ArgumentParser
import Geometry
import Library
import Model

/// `filbert show`
struct ShowVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one painting.")

  @Argument(help: "The painting's number.") var id: ItemID
  @Flag(help: "All of it, in the interchange format.") var json = false
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let read = try library.reading { try $0.painting(id) }
    read.complainAboutLostStrokes()
    if json {
      return try Output.standard.write(
        PaintingDocument(name: read.item.name, painting: read.painting).json)
    }
    let item = read.item
    try Output.standard.write(
      """
      id: \(item.id)
      name: \(item.name)
      aspect ratio: \(item.aspectRatio.value)
      strokes: \(item.strokeCount)
      created: \(CollectionListing.text(item.createdAt))
      changed: \(CollectionListing.text(item.modifiedAt))
      in the trash: \(item.isTrashed ? "yes" : "no")

      """)
  }
}
