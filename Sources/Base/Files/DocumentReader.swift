import Glibc

/// A file read piece by piece, to avoid holding all of it.
public final class DocumentReader {
  private let descriptor: Int32
  private let path: String
  private let mostBytes: Int
  private var chunk: [UInt8]
  private var readCount = 0
  /// The file's length in bytes when it was opened; 0 if it has no length.
  public let byteCount: Int

  /// The limits of a piece's size in bytes; for a short file it is the file's, to avoid clearing unused memory.
  private static let (mostAtOnce, leastAtOnce) = (1 << 18, 1 << 12)

  /// - Parameter descriptor: closed at the end, unless it is standard input.
  init(_ descriptor: Int32, path: String, atMost mostBytes: Int) throws(DocumentFileError) {
    self.descriptor = descriptor
    self.path = path
    self.mostBytes = mostBytes
    var status = stat()
    byteCount = fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) : -1
    // Pipes and devices report no length and may deliver any number of bytes.
    let expected = byteCount > 0 ? byteCount : Self.mostAtOnce
    chunk = Array(repeating: 0, count: min(max(expected, Self.leastAtOnce), Self.mostAtOnce))
    guard byteCount >= 0 else { throw .cannotRead(path: path, reason: .last) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
    guard byteCount <= mostBytes else { throw .tooLarge(path: path, limit: mostBytes) }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Appends the next bytes.
  ///
  /// - Returns: false at the end of the file.
  public func read(into bytes: inout [UInt8]) throws(DocumentFileError) -> Bool {
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotRead(path: path, reason: .last) }
      if count == 0 { return false }
      bytes.append(contentsOf: chunk[..<count])
      readCount += count
      guard readCount <= mostBytes else { throw .tooLarge(path: path, limit: mostBytes) }
      return true
    }
  }

  /// Reads all remaining bytes.
  ///
  /// - Parameter progress: called with the fraction read, 0…1; returns whether to go on.
  func readAll(_ progress: (Double) -> Bool) throws(DocumentFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount + 1)
    while try read(into: &bytes) {
      guard progress(Double(readCount) / Double(max(1, byteCount))) else {
        throw .cancelled(path: path)
      }
    }
    return bytes
  }
}
