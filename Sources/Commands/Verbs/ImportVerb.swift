import ArgumentParser
import Library
import Model
import Texts

/// `filbert import`
struct ImportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add paintings from files in the interchange format and print their numbers.")

  @Argument(help: "JSON files; - is standard input.") var files: [String]
  @Option(help: "What to call them.") var name: String?
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let wanted = try name.map(ItemName.cleaned)
    // All are read before the first is added: bad input changes nothing.
    let documents = try files.map { file in (file, try Self.document(file)) }
    let ids = try library.changing { library in
      let new = try documents.map { file, document in
        let name = try wanted ?? Self.name(of: document, file, library)
        return (name: name, painting: document.painting)
      }
      return try library.add(new, at: LibraryOptions.now)
    }
    for id in ids { try Output.standard.write("\(id)\n") }
  }

  private static func document(_ file: String) throws -> PaintingDocument {
    if file == "-" { return try read(DocumentFile.readStandardInput(), file) }
    guard file.lowercased().hasSuffix(".json") else {
      throw Failure("\(file): only .json files can be imported")
    }
    return try read(DocumentFile(file).read(), file)
  }

  private static func read(_ bytes: [UInt8], _ file: String) throws -> PaintingDocument {
    do {
      return try PaintingDocument(json: bytes)
    } catch {
      throw Failure("\(file == "-" ? "standard input" : file): \(error)")
    }
  }

  private static func name(
    of document: PaintingDocument, _ file: String, _ library: Library
  ) throws -> String {
    if let name = document.name { return try ItemName.cleaned(name) }
    if file == "-" { return try library.unusedName(Texts.english.defaultName) }
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return try ItemName.cleaned(String(last.dropLast(".json".count)))
  }
}
