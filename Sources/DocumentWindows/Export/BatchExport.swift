import Base
import Documents
import Formats
import Storage
public import Texts
import Windows

/// Documents of the library that are written into a folder, one after the other, by whatever thread.
///
/// They are called by their names; where a file of such a name is there, a number is added.
public nonisolated struct BatchExport: Sendable {
  var items: [CollectionItem]
  var export: DocumentExport
  /// The path of the folder.
  var folder: String

  /// What kept one of them from being written.
  public struct Failure: Sendable {
    public let name: String
    public let reason: Message
  }

  /// What became of them.
  public struct Result: Sendable {
    public var writtenCount = 0
    public var failures: [Failure] = []
    /// What was written before stays.
    public var isCancelled = false
  }

  /// Reads one document at a time, and goes on with the next where one can't be written.
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
        // What was called off did not fail.
        guard !progress.isCancelled else { break }
        result.failures.append(Failure(name: item.name, reason: Message(error)))
      }
    }
    result.isCancelled = progress.isCancelled
    return result
  }

  /// `Cat.png`, `Cat 2.png` and so on: the first that nothing in the folder has.
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
