import Glibc

/// A file other than the library, for import or export.
public struct DocumentFile: Equatable, Sendable {
  /// The path as it was given, absolute or not.
  public let path: String

  /// Names a file, which need not exist.
  public init(_ path: String) { self.path = path }

  /// Whether anything exists by this name.
  public var exists: Bool { access(path.systemPath, F_OK) == 0 }

  /// The last part of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The last part of the path, without its extension; for packed files both, such as `.rle.gz`.
  public var nameWithoutEnding: String {
    var last = name
    if last.hasSuffix(".gz"), last.dropLast(3).dropFirst().contains(".") { last.removeLast(3) }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// The largest size of a document in bytes.
  public static let mostBytes = 1 << 30

  /// Reads all of a regular file; rejects pipes and devices without blocking.
  ///
  /// - Parameters:
  ///   - mostBytes: the limit of its size.
  ///   - progress: called with the fraction read, 0…1; returns whether to go on.
  public func read(
    atMost mostBytes: Int = mostBytes, progress: (Double) -> Bool = { _ in true }
  ) throws(DocumentFileError) -> [UInt8] {
    try reader(atMost: mostBytes).readAll(progress)
  }

  /// Reads a regular file piece by piece; rejects pipes and devices without blocking.
  ///
  /// - Parameter mostBytes: the limit of its size.
  public func reader(atMost mostBytes: Int = mostBytes) throws(DocumentFileError) -> DocumentReader
  {
    let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: .last) }
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    guard isFile || status.st_mode & S_IFMT == S_IFDIR else {
      close(descriptor)
      throw .isNoFile(path: path)
    }
    return try DocumentReader(descriptor, path: path, atMost: mostBytes)
  }

  /// Reads all of standard input, whether file, pipe or terminal.
  public static func readStandardInput() throws(DocumentFileError) -> [UInt8] {
    try standardInput().readAll { _ in true }
  }

  /// Opens standard input, whether file, pipe or terminal, for reading piece by piece.
  public static func standardInput() throws(DocumentFileError) -> DocumentReader {
    try DocumentReader(STDIN_FILENO, path: "standard input", atMost: mostBytes)
  }

  /// Replaces the file's contents atomically.
  ///
  /// The bytes are written to a temporary file in the same folder, synced to disk and renamed. A symbolic link is
  /// replaced and its target left alone; devices and pipes are written in place, even through a link.
  ///
  /// - Parameter permissions: the mode of the file if it is new.
  public func replace(
    with bytes: [UInt8], permissions: UInt32 = 0o666
  ) throws(DocumentFileError) {
    var status = stat()
    let exists = stat(path.systemPath, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try writeInPlace(bytes, to: path) }
    var link = stat()
    let isLink = lstat(path.systemPath, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
    if exists, !isLink, access(path.systemPath, W_OK) != 0 {
      throw .cannotWrite(path: path, reason: .last)
    }
    // Short enough for any file name, and unique to this process.
    let draft = Self.folder(of: path) + ".filbert-\(getpid())-\(UInt32.random(in: 0...(.max)))"
    let descriptor = open(
      draft.systemPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, permissions)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: .last) }
    do throws(SystemError) {
      defer { close(descriptor) }
      if exists, !isLink { fchmod(descriptor, status.st_mode & 0o777) }
      try descriptor.write(bytes)
      guard fsync(descriptor) == 0, rename(draft.systemPath, path.systemPath) == 0 else {
        throw .last
      }
    } catch {
      unlink(draft.systemPath)
      throw .cannotWrite(path: path, reason: error)
    }
    CanonicalPath(path).syncFolder()
  }

  /// The folder with a trailing slash; empty for the working directory.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private func writeInPlace(_ bytes: [UInt8], to path: String) throws(DocumentFileError) {
    let descriptor = open(path.systemPath, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: .last) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try descriptor.write(bytes)
    } catch {
      throw .cannotWrite(path: path, reason: error)
    }
  }
}

extension DocumentFile {
  /// Creates the missing folders above the file, accessible to the user only.
  public func makeFolder() throws(DocumentFileError) {
    var missing: [String] = []
    var folder = CanonicalPath.split(path).folder
    while access(folder.systemPath, F_OK) != 0, folder.count > 1 {
      missing.append(folder)
      folder = CanonicalPath.split(folder).folder
    }
    for folder in missing.reversed() where mkdir(folder.systemPath, 0o700) != 0 && errno != EEXIST {
      throw .cannotWrite(path: folder, reason: .last)
    }
  }
}
