import Base
public import Documents
import Formats
public import Storage
public import Texts
public import Windows

/// Files that become items of the library, one after the other, by whatever thread.
public nonisolated struct BatchImport: Sendable {
  /// Of files, or of folders, of which all files are taken that can be read by their names.
  var paths: [String]
  var time: Timestamp

  public init(paths: [String], time: Timestamp) {
    self.paths = paths
    self.time = time
  }

  /// What became of them.
  public struct Result: Sendable {
    /// What was imported before it was called off stays.
    public var items: [CollectionItem] = []
    public var failures: [(file: String, reason: Message)] = []
    public var losses: [(file: String, loss: ImportLoss)] = []
    public var isCancelled = false
  }

  /// Goes on with the next where one can't be read, or would lose something as pixel art.
  public func run(into library: Library, _ progress: WorkProgress) -> Result {
    var result = Result()
    let paths = paths.flatMap { path in
      DocumentFolder(path).exists
        ? Folder(path).allFiles(endings: FileFormat.readEndings) : [path]
    }
    for (index, path) in paths.enumerated() {
      // Reading the file is half of it, and making something of it the other.
      func goesOn(_ part: Double) -> Bool {
        progress.goesOn(at: (Double(index) + part) / Double(paths.count))
      }
      guard goesOn(0) else { break }
      let file = DocumentFile(path)
      do {
        let bytes = try file.read { goesOn($0 / 2) }
        let read = try DocumentImport.read(bytes) { goesOn(0.5 + $0 / 2) }
        guard !progress.isCancelled else { break }
        let id = try library.add(
          read.document.document,
          name: ItemName.fitting(read.document.name ?? file.nameWithoutEnding),
          tags: read.document.tags, at: time)
        if let item = try library.item(id) { result.items.append(item) }
        if !read.loss.isEmpty { result.losses.append((file.name, read.loss)) }
      } catch {
        guard !progress.isCancelled else { break }
        result.failures.append((file.name, Message(error)))
      }
    }
    result.isCancelled = progress.isCancelled
    return result
  }
}
