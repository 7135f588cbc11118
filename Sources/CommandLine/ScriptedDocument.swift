import Base
import DocumentScripting
import Documents
import Formats
import Life
import Scripting
import Storage
import Texts

/// Pixel art or a painting that a script starts with: an item of the library, a file, or standard input.
struct ScriptedDocument {
  let document: Document
  let name: String

  /// - Parameter source: an item's number, a path, or `-`.
  init(_ source: String, in library: LibraryOptions) throws {
    if let id = ItemID(source) {
      let read = try library.reading { try $0.document(id) }
      read.complainAboutLoss()
      (document, name) = (read.document, read.item.name)
    } else {
      let isInput = source == "-"
      let bytes = try isInput ? DocumentFile.readStandardInput() : DocumentFile(source).read()
      let read: NamedDocument
      do {
        read = try DocumentImport.document(bytes)
      } catch {
        throw Failure("\(isInput ? "standard input" : source): \(error)")
      }
      document = read.document
      name = read.name ?? (isInput ? "" : DocumentFile(source).nameWithoutEnding)
    }
    if case .life = document {
      throw Failure("\(source) is a board; give it with --board, and use Golly's functions")
    }
  }

  /// Runs a script on the document.
  ///
  /// - Returns: the changed document; nil unless the script was done.
  func run(
    _ script: Script, host: any DocumentScriptHost, goesOn: @escaping @Sendable () -> Bool
  ) -> (result: Document?, end: ScriptOutcome.End) {
    switch document {
    case .pixels(let art):
      let (result, end) = script.run(on: ScriptSprite(art.sprite), host: host, goesOn: goesOn)
      return (result.map { .pixels(PixelArt($0.sprite)) }, end)
    case .painting(var painting):
      let (edit, end) = script.run(on: ScriptPainting(painting), host: host, goesOn: goesOn)
      if let edit { painting.perform(edit) }
      return (edit.map { _ in .painting(painting) }, end)
    case .life: return (nil, .stopped)
    }
  }
}
