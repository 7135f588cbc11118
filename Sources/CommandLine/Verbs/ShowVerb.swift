import ArgumentParser
import Base
import Documents
import Formats
import Life
import Storage

/// `filbert show`
struct ShowVerb: Verb {
  static let name = "show"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Show the details of a painting, pixel art or a board.")

  @Argument(help: "The item's number.") var id: ItemID
  @Flag(help: "Print the whole document, in the interchange format.") var json = false
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let (read, viewState) = try library.reading {
      (try $0.document(id), try $0.setting(Self.viewStateKey(of: id)))
    }
    read.complainAboutLoss()
    if json, case .life(let board) = read.document {
      var document = BoardDocument(name: read.item.name, tags: read.item.tags, board: board)
      document.engine = BoardRunSettings(text: viewState ?? "").engine
      return try Output.standard.write(document.json)
    }
    if json {
      return try Output.standard.write(
        NamedDocument(name: read.item.name, tags: read.item.tags, document: read.document).json)
    }
    let item = read.item
    let content =
      switch read.document {
      case .painting: "strokes: \(item.elementCount)"
      case .pixels(let art):
        "frames: \(item.elementCount)\n"
          + "cells: \(art.sprite.size.width) × \(art.sprite.size.height)"
      case .life(let board):
        "rule: \(board.world.rule.notation)\(board.world.edges.suffix)\n"
          + "generation: \(board.world.generation)\npopulation: \(board.world.population)"
      }
    try Output.standard.write(
      """
      id: \(item.id)
      name: \(item.name)
      aspect ratio: \(item.aspectRatio.value)
      \(content)
      created: \(CollectionListing.text(item.createdAt))
      changed: \(CollectionListing.text(item.modifiedAt))
      in the trash: \(item.isTrashed ? "yes" : "no")

      """)
    if case .life(let board) = read.document {
      let notes = board.step.notes
      let lines =
        (notes.author.isEmpty ? [] : ["author: \(notes.author)"])
        + notes.comments.map { "comment: \($0)" }
      for line in lines { try Output.standard.write(Output.visible(line) + "\n") }
    }
    if !item.tags.isEmpty {
      try Output.standard.write("tags: \(item.tags.map(\.name).joined(separator: ", "))\n")
    }
  }

  /// The library's key for a document's view settings.
  private static func viewStateKey(of id: ItemID) -> String { "sight.\(id)" }
}
