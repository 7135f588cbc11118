public import ArgumentParser
public import Documents
import Storage

/// `filbert tag`
struct TagVerb: Verb {
  static let name = "tag"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Add or remove an item's tags; without either option, list them.",
    discussion: """
      A tag can have at most \(ItemTag.longest) characters. Upper and lower case make no difference; a tag keeps the \
      spelling of its first use.
      """)

  @Argument(help: "The item's number.") var id: ItemID
  @Option(help: ArgumentHelp("A tag to add; may be repeated.", valueName: "tag"))
  var add: [ItemTag] = []
  @Option(help: ArgumentHelp("A tag to remove; may be repeated.", valueName: "tag"))
  var remove: [ItemTag] = []
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if let both = add.first(where: remove.contains) {
      throw ValidationError("\(both) can't be both added and removed")
    }
  }

  func run() throws {
    guard add.isEmpty, remove.isEmpty else {
      return try library.changing { try $0.tag([id], adding: add, removing: remove) }
    }
    let item = try library.reading { try $0.item(id) }
    guard let item else { throw LibraryError.unknownItem(id) }
    for tag in item.tags { try Output.standard.write("\(tag)\n") }
  }
}

extension ItemTag: ExpressibleByArgument {
  /// A text of 1 to 60 characters.
  public init?(argument: String) { self.init(argument) }
}
