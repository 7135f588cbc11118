import Base
public import Documents
public import Formats
public import Storage
public import Texts
public import Windows

/// Imports several files into the library, on any thread.
public nonisolated struct BatchImport: Sendable {
  /// The paths of files, or of folders, whose files with known extensions are all imported.
  var paths: [String]
  var time: Timestamp
  /// The passwords of protected files, by their paths.
  var passwords: [String: String]

  /// Prepares to import files and folders.
  ///
  /// - Parameters:
  ///   - time: the time of creation of the new items.
  ///   - passwords: of protected files, by their paths.
  public init(paths: [String], time: Timestamp, passwords: [String: String] = [:]) {
    self.paths = paths
    self.time = time
    self.passwords = passwords
  }

  /// The result of the import.
  public struct Result: Sendable {
    /// Includes the files imported before a cancellation.
    public var items: [CollectionItem] = []
    /// The files that were not imported, with the reasons.
    public var failures: [(file: String, reason: Message)] = []
    /// The paths of protected files that were not imported, and whether they had a password.
    public var locked: [(path: String, reason: PDFProtection)] = []
    /// The imported files that lost something, and the lost parts.
    public var losses: [(file: String, loss: ImportLoss)] = []
    /// Whether the user cancelled before the last file.
    public var isCancelled = false
  }

  /// Continues after files that can't be read or would lose data as pixel art.
  public func run(into library: Library, _ progress: WorkProgress) -> Result {
    var result = Result()
    let paths = paths.flatMap { path in
      DocumentFolder(path).exists
        ? Folder(path).allFiles(endings: FileFormat.readEndings) : [path]
    }
    for (index, path) in paths.enumerated() {
      // Reading the file counts for half of it, converting it for the other.
      func goesOn(_ part: Double) -> Bool {
        progress.goesOn(at: (Double(index) + part) / Double(paths.count))
      }
      guard goesOn(0) else { break }
      let file = DocumentFile(path)
      do {
        let bytes = try file.read { goesOn($0 / 2) }
        let page = PDFPageRequest(password: passwords[path])
        let read = try DocumentImport.read(bytes, page: page) { goesOn(0.5 + $0 / 2) }
        guard !progress.isCancelled else { break }
        let id = try library.add(
          read.document.document,
          name: ItemName.fitting(read.document.name ?? file.nameWithoutEnding),
          tags: read.document.tags, at: time)
        if let item = try library.item(id) { result.items.append(item) }
        if !read.loss.isEmpty { result.losses.append((file.name, read.loss)) }
      } catch let error as PDFProtection {
        guard !progress.isCancelled else { break }
        result.locked.append((path, error))
      } catch {
        guard !progress.isCancelled else { break }
        result.failures.append((file.name, Message(error)))
      }
    }
    result.isCancelled = progress.isCancelled
    return result
  }
}
