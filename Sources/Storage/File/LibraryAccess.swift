import GRDB

/// The connections and files of a library.
///
/// Names lead to files only as long as nothing moves, deletes or replaces them, while open descriptors stay with the
/// original: a commit might go to a file without a name.
struct LibraryAccess: Sendable {
  /// An external change of the files.
  enum Displacement: Error {
    /// The name no longer exists.
    case missing
    /// The name leads to another file.
    case replaced
    /// The log that receives commits has lost its name, or another file has it.
    case withoutLog
    /// The file has become shorter.
    case cutOff
  }

  /// Absolute and without links.
  let path: String
  let connections: Connections
  /// Nil for a read-only file.
  let writer: DatabaseQueue?
  /// Outlives all connections; nil once closed.
  var file: OpenFile?
  /// The file that took over the contents after a displacement, until it could be opened.
  var copy: Copy?
  private let log: FileIdentity?
  private var greatestSize = 0

  /// A file with all contents of a displaced library.
  struct Copy {
    let file: LibraryFile
    /// For the user.
    let notice: LibraryNotice
    private let identity: FileIdentity?

    init(of file: LibraryFile, notice: LibraryNotice) {
      (self.file, self.notice, identity) = (file, notice, file.identity)
    }

    /// Whether the file still has its name.
    var isThere: Bool { identity != nil && file.identity == identity }
  }

  init(path: String, connections: Connections, writer: DatabaseQueue?, file: OpenFile?) {
    self.path = path
    self.connections = connections
    self.writer = writer
    self.file = file
    log = writer == nil ? nil : LibraryFile(path).log.identity
  }

  /// Whether the file's log is the one in use.
  func hasLog(_ file: LibraryFile) -> Bool { log != nil && file.identity == log }

  /// Leaves the writer open until the end of the process.
  func keepOpen() {
    if let writer { _ = Unmanaged.passRetained(writer) }
    if let file { _ = Unmanaged.passRetained(file) }
  }

  /// The external change since the files were opened; nil for none. Costs a lookup of their names.
  mutating func displacement() -> Displacement? {
    guard let file, writer != nil else { return nil }
    let named = LibraryFile(path)
    guard let identity = named.identity else { return .missing }
    guard identity == file.identity else { return .replaced }
    if let log, named.log.identity != log { return .withoutLog }
    let size = file.size
    guard size >= greatestSize else { return .cutOff }
    greatestSize = size
    return nil
  }
}
