/// The log beside a library, read by hand: which pages its committed transactions left in it, and where.
///
/// What follows a torn or older frame does not count, as SQLite sees it, too.
///
/// Source: "WAL-mode File Format" (sqlite.org/walformat.html).
struct WriteAheadLog {
  let pageSize: Int
  /// Of the library after the last commit.
  let pageCount: Int
  private let file: OpenFile
  /// Where the latest committed content of a page begins in the log, by the page's number.
  private let offsets: [UInt32: Int]

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  /// Nil where there is no log with a committed transaction in it. Reads all of it: 1 GB a second.
  init?(besideLibrary path: String) {
    guard let file = try? OpenFile(path + "-wal"), file.size > Self.headerSize else { return nil }
    let header = file.bytes(at: 0, count: Self.headerSize)
    guard header.count == Self.headerSize else { return nil }
    let mark = header.bigEndian32(at: 0)
    let size = Int(header.bigEndian32(at: 8))
    guard mark & ~1 == 0x377F_0682, (512...(1 << 16)).contains(size), size & (size - 1) == 0 else {
      return nil
    }
    var sum = FrameChecksum(isBigEndian: mark & 1 == 1)
    sum.update(header[..<24])
    guard sum.matches(header, at: 24) else { return nil }
    var (committed, pending): ([UInt32: Int], [UInt32: Int]) = ([:], [:])
    var (count, offset) = (0, Self.headerSize)
    while true {
      let frame = file.bytes(at: offset, count: Self.frameHeaderSize + size)
      guard frame.count == Self.frameHeaderSize + size, frame[8..<16] == header[16..<24] else {
        break
      }
      sum.update(frame[..<8])
      sum.update(frame[Self.frameHeaderSize...])
      guard sum.matches(frame, at: 16) else { break }
      pending[frame.bigEndian32(at: 0)] = offset + Self.frameHeaderSize
      let pagesAfterCommit = Int(frame.bigEndian32(at: 4))
      if pagesAfterCommit > 0 {
        committed.merge(pending) { $1 }
        pending = [:]
        count = pagesAfterCommit
      }
      offset += frame.count
    }
    guard !committed.isEmpty else { return nil }
    (pageSize, pageCount, self.file, offsets) = (size, count, file, committed)
  }

  /// Whether it has every page of the library.
  var isWhole: Bool { (1...UInt32(pageCount)).allSatisfy { offsets[$0] != nil } }

  /// The content of a page, from 1; nil where the log has none, or where it lies beyond the library's end.
  func page(_ number: UInt32) -> [UInt8]? {
    guard number <= pageCount, let offset = offsets[number] else { return nil }
    let bytes = file.bytes(at: offset, count: pageSize)
    return bytes.count == pageSize ? bytes : nil
  }

  /// The running checksum over the log's header and frames: two sums over words of 32 bits.
  private struct FrameChecksum {
    let isBigEndian: Bool
    private var first: UInt32 = 0
    private var second: UInt32 = 0

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    /// - Parameter bytes: a multiple of 8.
    mutating func update(_ bytes: ArraySlice<UInt8>) {
      bytes.withUnsafeBytes { raw in
        for index in stride(from: 0, to: raw.count - 7, by: 8) {
          first = first &+ word(raw, index) &+ second
          second = second &+ word(raw, index + 4) &+ first
        }
      }
    }

    private func word(_ raw: UnsafeRawBufferPointer, _ index: Int) -> UInt32 {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      return isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
    }

    func matches(_ bytes: [UInt8], at index: Int) -> Bool {
      bytes.bigEndian32(at: index) == first && bytes.bigEndian32(at: index + 4) == second
    }
  }
}
