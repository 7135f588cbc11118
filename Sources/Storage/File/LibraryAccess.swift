import GRDB

/// What a library is read and written through, and which files that is.
///
/// Names lead to files only as long as nobody moves, deletes or replaces them, while open descriptors keep what was
/// opened: a commit would go to a file that no name leads to any more.
struct LibraryAccess: Sendable {
  /// What happened to the files from outside.
  enum Displacement: Error {
    /// The name leads to no file.
    case missing
    /// The name leads to another file.
    case replaced
    /// The log that commits go to has no name any more, or another file has it.
    case withoutLog
    /// The file is shorter than it was.
    case cutOff
  }

  /// Absolute and without links.
  let path: String
  let connections: Connections
  /// Nil where the file can only be read.
  let writer: DatabaseQueue?
  /// Outlives all connections; nil once it is closed.
  var file: OpenFile?
  private let log: FileIdentity?
  private var greatestSize = 0

  init(path: String, connections: Connections, writer: DatabaseQueue?, file: OpenFile?) {
    self.path = path
    self.connections = connections
    self.writer = writer
    self.file = file
    log = writer == nil ? nil : LibraryFile(path).log.identity
  }

  /// Whether its log is a file.
  func hasLog(_ file: LibraryFile) -> Bool { log != nil && file.identity == log }

  /// Leaves the writer open to the end of the process.
  func keepOpen() {
    if let writer { _ = Unmanaged.passRetained(writer) }
    if let file { _ = Unmanaged.passRetained(file) }
  }

  /// What happened to the files since they were opened; nil for nothing. Costs a look at their names.
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
