public import ArgumentParser
public import Documents
import Storage

/// `filbert tag`
struct TagVerb: Verb {
  static let name = "tag"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Add or remove an item's tags; without either option, list them.",
    discussion: """
      A tag has at most \(ItemTag.longest) characters. Tags that differ in upper and lower case alone are the same, and are \
      spelled as the first one was.
      """)

  @Argument(help: "The item's number.") var id: ItemID
  @Option(help: ArgumentHelp("A tag to give it; may be repeated.", valueName: "tag"))
  var add: [ItemTag] = []
  @Option(help: ArgumentHelp("A tag to take away; may be repeated.", valueName: "tag"))
  var remove: [ItemTag] = []
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if let both = add.first(where: remove.contains) {
      throw ValidationError("\(both) can't be added and removed at once")
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
