import ArgumentParser
import Editing
import Formats
import Texts

/// `filbert keys`
struct KeysVerb: Verb {
  static let name = "keys"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Print all commands and their shortcuts, in the format of a keymap.",
    discussion:
      "The keymap is filbert/keymap in the user's configuration folder; commands that are not in it keep their defaults."
  )

  /// For `Scripts/manual-keys`.
  @Flag(help: .hidden) var tables = false

  func run() throws {
    guard !tables else { return try Output.standard.write(KeyTable.marked(.english)) }
    let reading = KeymapFile(environment: LibraryOptions.environment).read()
    for complaint in reading.complaints {
      if let text = Texts.english.commands.sentence(for: [complaint]) {
        Output.standard.complain(text)
      }
    }
    try Output.standard.write(reading.keymap.text)
  }
}
