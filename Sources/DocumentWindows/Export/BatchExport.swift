import Base
import Documents
import Formats
import Storage
public import Texts
import Windows

/// An export of several documents of the library to a folder, on any thread.
///
/// Files are named after the documents, with a number added if the name exists.
public nonisolated struct BatchExport: Sendable {
  var items: [CollectionItem]
  var export: DocumentExport
  /// The path of the folder.
  var folder: String

  /// A document that couldn't be written, with the reason.
  public struct Failure: Sendable {
    /// The name of the document.
    public let name: String
    /// The reason, as people read it.
    public let reason: Message
  }

  /// The result of the export.
  public struct Result: Sendable {
    /// The number of written documents.
    public var writtenCount = 0
    /// The documents that were not written, in order.
    public var failures: [Failure] = []
    /// Whether it was cancelled, which keeps the files written so far.
    public var isCancelled = false
  }

  /// Reads and writes one document at a time, continuing after failures.
  func run(from library: Library, _ progress: WorkProgress) -> Result {
    var result = Result()
    for (index, item) in items.enumerated() {
      let goesOn: (Double) -> Bool = {
        progress.goesOn(at: (Double(index) + $0) / Double(items.count))
      }
      guard goesOn(0) else { break }
      do {
        let bytes = try export.bytes(
          of: library.document(item.id).document, name: item.name, tags: item.tags,
          progress: goesOn)
        guard !progress.isCancelled else { break }
        try DocumentFile(unusedPath(for: item.name)).replace(with: bytes)
        result.writtenCount += 1
      } catch {
        // Cancellation isn't a failure.
        guard !progress.isCancelled else { break }
        result.failures.append(Failure(name: item.name, reason: Message(error)))
      }
    }
    result.isCancelled = progress.isCancelled
    return result
  }

  /// Returns the first unused path out of `Cat.png`, `Cat 2.png` and so on.
  private func unusedPath(for name: String) -> String {
    let start = (folder == "/" ? "" : folder) + "/" + ExportController.fileName(name)
    var number = 1
    var path = "\(start).\(export.format.ending)"
    while Folder.hasEntry(path) {
      number += 1
      path = "\(start) \(number).\(export.format.ending)"
    }
    return path
  }
}
