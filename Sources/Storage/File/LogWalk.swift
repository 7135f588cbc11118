/// Visits a log frame by frame, including those after damaged ones.
///
/// Costs a second per GB.
struct LogWalk {
  let header: LogHeader
  private let file: OpenFile
  /// The possible checksums before the next frame.
  private var sums: [FrameChecksum]
  /// The position of the next frame.
  private var offset = LogHeader.size
  /// A block of frames read at once, and the position of the next one in it.
  private var block: [UInt8] = []
  private var place = 0

  private static let blockSize = 1 << 18

  /// - Parameter header: of the file.
  init(_ file: OpenFile, _ header: LogHeader) {
    self.file = file
    self.header = header
    sums = [header.checksum]
  }

  /// Returns nil at the end of the file.
  mutating func next() -> LogFrame? {
    let size = LogFrame.headerSize + header.pageSize
    if block.count - place < size {
      block = file.bytes(at: offset, count: max(1, Self.blockSize / size) * size)
      place = 0
      guard block.count >= size else { return nil }
    }
    let frame = block.withUnsafeBytes { block in
      let bytes = UnsafeRawBufferPointer(rebasing: block[place..<place + size])
      let likely = LogFrame(bytes, at: offset, salts: header.salts, after: sums[0])
      guard likely.state != .sound, sums.count > 1 else { return likely }
      let other = LogFrame(bytes, at: offset, salts: header.salts, after: sums[1])
      return other.state == .sound ? other : likely
    }
    sums = frame.sums
    offset += size
    place += size
    return frame
  }
}
