import ArgumentParser
import Exchange
import Library
import Model
import Texts

/// `filbert import`
struct ImportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add paintings from files and print their numbers.",
    discussion: """
      Files are JSON in the interchange format, SVG, of which lines become strokes, or pictures, each of \
      which becomes the background of a new painting.
      """)

  @Argument(help: "Files; - is standard input.") var files: [String]
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
    let bytes = try file == "-" ? DocumentFile.readStandardInput() : DocumentFile(file).read()
    do {
      return try PaintingImport.document(bytes)
    } catch {
      throw Failure("\(file == "-" ? "standard input" : file): \(error)")
    }
  }

  private static func name(
    of document: PaintingDocument, _ file: String, _ library: Library
  ) throws -> String {
    if let name = document.name { return try ItemName.cleaned(name) }
    if file == "-" { return try library.unusedName(Texts.english.defaultName) }
    return try ItemName.cleaned(DocumentFile(file).nameWithoutEnding)
  }
}
