import Base
import Documents
import Formats
import Life
import Storage
import Texts

/// The source of a verb's cells: a board of the library, a file, or standard input.
struct BoardSource {
  private let source: String
  private let library: LibraryOptions

  /// - Parameter source: a board's number, a path, or `-`.
  init(_ source: String, in library: LibraryOptions) {
    self.source = source
    self.library = library
  }

  func read() throws -> (board: Board, name: String) {
    if let id = ItemID(source) { return try board(id) }
    let file = DocumentFile(source)
    let isInput = source == "-"
    let reader = try isInput ? DocumentFile.standardInput() : file.reader()
    do throws(LifePatternError) {
      let read = try LifeFile.world { bytes throws(LifePatternError) in
        do throws(DocumentFileError) {
          return try reader.read(into: &bytes)
        } catch {
          throw LifePatternError(error.message)
        }
      }
      return (
        Board(read.world, notes: read.notes),
        read.name ?? (isInput ? "" : file.nameWithoutEnding)
      )
    } catch {
      throw Failure("\(isInput ? "standard input" : source): \(error)")
    }
  }

  private func board(_ id: ItemID) throws -> (board: Board, name: String) {
    let read = try library.reading { try $0.document(id) }
    read.complainAboutLoss()
    guard case .life(let board) = read.document else {
      throw Failure("item \(id) is not a board; 'filbert list --json' names the kinds")
    }
    return (board, read.item.name)
  }
}
