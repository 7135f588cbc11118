import Glibc

/// A file that is not the library: one to import from or to export to.
public struct DocumentFile: Equatable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// The last part of the path, without its ending; that of a packed file has two, as `.rle.gz`.
  public var nameWithoutEnding: String {
    var last = path.split(separator: "/").last.map(String.init) ?? path
    if last.hasSuffix(".gz"), last.dropLast(3).dropFirst().contains(".") { last.removeLast(3) }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// All bytes of the file.
  ///
  /// - Parameter mostBytes: a longer file is refused.
  public func read(atMost mostBytes: Int = 1 << 31) throws(DocumentFileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: .last) }
    defer { close(descriptor) }
    return try Self.readAll(descriptor, path: path, atMost: mostBytes)
  }

  /// All bytes that come from standard input.
  public static func readStandardInput() throws(DocumentFileError) -> [UInt8] {
    try readAll(STDIN_FILENO, path: "standard input", atMost: 1 << 31)
  }

  /// Puts the bytes in the place of what the file held before: all of them or none.
  ///
  /// They are written beside the file, brought to the disk and renamed. A link stays a link; a
  /// device or a pipe is written to as it is.
  public func replace(with bytes: [UInt8]) throws(DocumentFileError) {
    let target = Self.resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try writeInPlace(bytes, to: target) }
    if exists, access(target, W_OK) != 0 { throw .cannotWrite(path: path, reason: .last) }
    let draft = target + ".\(getpid()).part"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: .last) }
    do throws(SystemError) {
      defer { close(descriptor) }
      if exists { fchmod(descriptor, status.st_mode & 0o777) }
      try descriptor.write(bytes)
      guard fsync(descriptor) == 0, rename(draft, target) == 0 else { throw .last }
    } catch {
      unlink(draft)
      throw .cannotWrite(path: path, reason: error)
    }
    Self.syncFolder(of: target)
  }

  private func writeInPlace(_ bytes: [UInt8], to path: String) throws(DocumentFileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: .last) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try descriptor.write(bytes)
    } catch {
      throw .cannotWrite(path: path, reason: error)
    }
  }

  private static func readAll(
    _ descriptor: Int32, path: String, atMost mostBytes: Int
  ) throws(DocumentFileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannotRead(path: path, reason: .last) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
    guard status.st_size <= mostBytes else { throw .tooLarge(path: path, limit: mostBytes) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(clamping: max(status.st_size, 0)) + 1)
    let chunkSize = 1 << 18
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunkSize)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotRead(path: path, reason: .last) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= mostBytes else { throw .tooLarge(path: path, limit: mostBytes) }
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    let descriptor = open(String(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
