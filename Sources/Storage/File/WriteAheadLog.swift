/// The log beside a library, read by hand: which pages its committed transactions left in it, and where.
///
/// Source: "WAL-mode File Format" (sqlite.org/walformat.html).
struct WriteAheadLog {
  /// How far a log is read.
  enum Extent {
    /// As SQLite sees it: to the first frame that is torn, damaged or of an earlier round.
    case toFirstFault
    /// To its end: a bit that has flipped is flipped back, and frames that are worse count with what their rows prove.
    case whole
  }

  let pageSize: Int
  /// Of the library after the last commit.
  let pageCount: Int
  private let file: OpenFile
  /// Where the latest committed content of a page is, by the page's number.
  private let places: [UInt32: Place]
  /// The same of pages whose latest content is broken, from before that; nil for what the library's file has.
  private let earlierPlaces: [UInt32: Place?]

  private struct Place {
    let frame: LogFrame
    var isBroken: Bool { frame.state == .broken }
  }

  /// Nil where there is no log with a committed transaction in it. Reads all of it: 1 GB a second.
  init?(besideLibrary path: String, _ extent: Extent = .toFirstFault) {
    guard let file = try? OpenFile(path + "-wal"), file.size > LogHeader.size else { return nil }
    let bytes = file.bytes(at: 0, count: LogHeader.size)
    guard let header = extent == .whole ? LogHeader(mending: bytes) : LogHeader(bytes) else {
      return nil
    }
    var walk = LogWalk(file, header)
    var (places, earlier): ([UInt32: Place], [UInt32: Place?]) = ([:], [:])
    var (pending, count): ([Place], Int) = ([], 0)
    while let frame = walk.next() {
      if frame.state != .sound, extent == .toFirstFault { break }
      guard frame.state != .stale else { continue }
      pending.append(Place(frame: frame))
      guard frame.isCommit else { continue }
      for place in pending {
        let page = place.frame.page
        if !place.isBroken {
          earlier[page] = nil
        } else if earlier[page] == nil {
          earlier.updateValue(places[page], forKey: page)
        }
        places[page] = place
      }
      pending = []
      count = frame.pagesAfterCommit
    }
    guard !places.isEmpty else { return nil }
    (pageSize, pageCount, self.file) = (header.pageSize, count, file)
    (self.places, earlierPlaces) = (places, earlier)
  }

  /// Whether it has every page of the library.
  var isWhole: Bool { (1...UInt32(pageCount)).allSatisfy { places[$0] != nil } }

  /// The content of a page, from 1; nil where the log has none, or where it lies beyond the library's end.
  func page(_ number: UInt32) -> [UInt8]? {
    number <= pageCount ? places[number].flatMap(content) : nil
  }

  /// The pages whose latest content is broken; only rows with checksums can be believed there.
  var brokenPages: [UInt32] { earlierPlaces.keys.filter { $0 <= pageCount }.sorted() }

  /// What a page held before it was broken; nil where the library's file has it.
  func earlierPage(_ number: UInt32) -> [UInt8]? {
    earlierPlaces[number].flatMap { $0 }.flatMap(content)
  }

  private func content(_ place: Place) -> [UInt8]? {
    var bytes = file.bytes(at: place.frame.offset + LogFrame.headerSize, count: pageSize)
    guard bytes.count == pageSize else { return nil }
    if case .flipped(let bit?) = place.frame.state, bit >= 8 * LogFrame.headerSize {
      bytes[bit / 8 - LogFrame.headerSize] ^= 1 << UInt8(bit % 8)
    }
    return bytes
  }
}
