/// The log of a library, read directly: the pages of its committed transactions and their positions.
///
/// Source: "WAL-mode File Format" (sqlite.org/walformat.html).
struct WriteAheadLog {
  /// The part of a log to read.
  enum Extent {
    /// Like SQLite: to the first frame that is torn, damaged or of an earlier round.
    case toFirstFault
    /// To its end: a single flipped bit is corrected, and worse frames count as far as checksums prove their rows.
    case whole
  }

  let pageSize: Int
  /// Of the library after the last commit.
  let pageCount: Int
  private let file: OpenFile
  /// The frame with the latest committed content of a page, by page number.
  private let frames: [UInt32: LogFrame]
  /// For pages with broken latest content, the frame before that; nil for the content in the library's file.
  private let earlierFrames: [UInt32: LogFrame?]

  /// Nil unless there is a log with a committed transaction. Reads all of it: 1 GB a second.
  init?(besideLibrary path: String, _ extent: Extent = .toFirstFault) {
    guard let file = try? OpenFile(path + "-wal"), file.size > LogHeader.size else { return nil }
    let found =
      extent == .whole
      ? LogHeader(mending: file) : LogHeader(file.bytes(at: 0, count: LogHeader.size))
    guard let header = found else { return nil }
    var walk = LogWalk(file, header)
    var (frames, earlier): ([UInt32: LogFrame], [UInt32: LogFrame?]) = ([:], [:])
    var (pending, count): ([LogFrame], Int) = ([], 0)
    while let frame = walk.next() {
      if frame.state != .sound, extent == .toFirstFault { break }
      guard frame.state != .stale else { continue }
      pending.append(frame)
      guard frame.isCommit else { continue }
      for frame in pending {
        if frame.isCertain {
          earlier[frame.page] = nil
        } else if earlier[frame.page] == nil {
          earlier.updateValue(frames[frame.page], forKey: frame.page)
        }
        frames[frame.page] = frame
      }
      pending = []
      count = frame.pagesAfterCommit
    }
    guard !frames.isEmpty else { return nil }
    (pageSize, pageCount, self.file) = (header.pageSize, count, file)
    (self.frames, earlierFrames) = (frames, earlier)
  }

  /// Whether it has every page of the library.
  var isWhole: Bool { (1...UInt32(pageCount)).allSatisfy { frames[$0] != nil } }

  /// The content of a page, from 1; nil if the log lacks it, or if it is beyond the library's end.
  func page(_ number: UInt32) -> [UInt8]? {
    number <= pageCount ? frames[number].flatMap(content) : nil
  }

  /// The pages with broken latest content; only rows with checksums can be trusted there.
  var brokenPages: [UInt32] { earlierFrames.keys.filter { $0 <= pageCount }.sorted() }

  /// The content of a page before it was broken; nil if that is in the library's file.
  func earlierPage(_ number: UInt32) -> [UInt8]? {
    earlierFrames[number].flatMap { $0 }.flatMap(content)
  }

  /// The possible contents of a broken page, if only a single bit has flipped.
  func variants(of number: UInt32) -> [[UInt8]] {
    guard let frame = frames[number], case .flipped(let bits) = frame.state, bits.count > 1,
      let bytes = content(frame)
    else { return [] }
    return bits.map { flipping($0, in: bytes) }
  }

  private func content(_ frame: LogFrame) -> [UInt8]? {
    let bytes = file.bytes(at: frame.offset + LogFrame.headerSize, count: pageSize)
    guard bytes.count == pageSize else { return nil }
    guard case .flipped(let bits) = frame.state, bits.count == 1 else { return bytes }
    return flipping(bits[0], in: bytes)
  }

  /// - Parameter bit: its number in the frame.
  private func flipping(_ bit: Int, in content: [UInt8]) -> [UInt8] {
    guard bit >= 8 * LogFrame.headerSize else { return content }
    var bytes = content
    bytes[bit / 8 - LogFrame.headerSize] ^= 1 << UInt8(bit % 8)
    return bytes
  }
}
