import ArgumentParser
import Storage
import Documents
import Texts

/// `filbert rename`
struct RenameVerb: Verb {
  static let name = "rename"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Rename an item.")

  @Argument(help: "The item's number.") var id: ItemID
  @Argument(help: "Its new name.") var name: String
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let name = try ItemName.cleaned(name)
    try library.changing { try $0.rename(id, to: name) }
  }
}

/// `filbert duplicate`
struct DuplicateVerb: Verb {
  static let name = "duplicate"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Duplicate an item with its history, and print the number of the copy."
  )

  @Argument(help: "The item's number.") var id: ItemID
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let copy = try library.changing { library in
      guard let item = try library.item(id) else { throw LibraryError.unknownItem(id) }
      let name = String(Texts.english.copyName(item.name).prefix(ItemName.longest))
      return try library.duplicate(id, name: name, at: LibraryOptions.now)
    }
    try Output.standard.write("\(copy)\n")
  }
}

/// `filbert delete`
struct DeleteVerb: Verb {
  static let name = "delete"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Move items to the trash.")

  @Argument(help: "The items' numbers.") var ids: [ItemID]
  @OptionGroup var library: LibraryOptions

  func run() throws { try library.changing { try $0.trash(ids, at: LibraryOptions.now) } }
}

/// `filbert restore`
struct RestoreVerb: Verb {
  static let name = "restore"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Restore items from the trash.")

  @Argument(help: "The items' numbers.") var ids: [ItemID]
  @OptionGroup var library: LibraryOptions

  func run() throws { try library.changing { try $0.restore(ids) } }
}

/// `filbert empty-trash`
struct EmptyTrashVerb: Verb {
  static let name = "empty-trash"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Delete all items in the trash permanently.")

  @Flag(help: "Required, because this cannot be undone.") var yes = false
  @OptionGroup var library: LibraryOptions

  func run() throws {
    guard yes else {
      throw Failure(
        "nothing was deleted; use 'empty-trash --yes' to delete all items in the trash permanently")
    }
    _ = try library.changing { try $0.emptyTrash() }
  }
}

/// `filbert salvage`
struct SalvageVerb: Verb {
  static let name = "salvage"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Copy the readable part of a damaged library to a new one.")

  @Argument(help: "The new library, which must not exist yet.", completion: .file()) var file:
    String
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let report = try Library.salvage(library.path, to: file)
    for finding in report.findings { Output.standard.complain(finding) }
    try Output.standard.write("\(report.savedItems) items saved in \(file)\n")
  }
}
