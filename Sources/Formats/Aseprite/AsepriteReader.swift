import Base

/// Reads a file chunk by chunk, and then unpacks the compressed chunks on all cores.
struct AsepriteReader {
  /// A compressed part to unpack, with its chunk and frame.
  private struct Job {
    let frame: Int
    let chunk: Int
    let packed: AsepritePackedBytes
  }

  private let header: AsepriteHeader
  private var frames: [AsepriteFrame] = []
  private var jobs: [Job] = []
  /// The total bytes unpacked by all jobs.
  private var byteCount = 0

  static func file(_ bytes: [UInt8]) throws(PixelFileError) -> AsepriteFile {
    var bytes = ByteReader(bytes)
    let (header, frameCount) = try AsepriteHeader.read(from: &bytes)
    var reader = AsepriteReader(header: header)
    for _ in 0..<frameCount { try reader.readFrame(from: &bytes) }
    try reader.unpack(bytes.bytes)
    return AsepriteFile(header: header, frames: reader.frames)
  }

  private init(header: AsepriteHeader) { self.header = header }

  private mutating func readFrame(from reader: inout ByteReader) throws(PixelFileError) {
    let size = Int(try reader.long())
    guard size >= 4 else { throw reader.isNotAllowed(4) }
    var part = try reader.part(size - 4)
    guard try part.word() == AsepriteFrame.magic else { throw part.isNotAllowed(2) }
    let oldCount = try part.word()
    var frame = AsepriteFrame(milliseconds: try part.word())
    try part.skip(2)
    let newCount = Int(try part.long())
    for index in 0..<(newCount == 0 ? oldCount : newCount) {
      let size = Int(try part.long())
      guard size >= 6 else { throw part.isNotAllowed(4) }
      var content = try part.part(size - 4)
      let kind = try content.word()
      var packed: AsepritePackedBytes?
      frame.chunks.append(
        try AsepriteChunk(from: &content, kind: kind, header, packed: &packed))
      guard let packed else { continue }
      guard packed.count <= AsepriteFile.mostBytes - byteCount else {
        throw PixelFileError("its pictures are too large in total")
      }
      byteCount += packed.count
      jobs.append(Job(frame: frames.count, chunk: index, packed: packed))
    }
    frames.append(frame)
  }

  private mutating func unpack(_ bytes: [UInt8]) throws(PixelFileError) {
    let jobs = jobs
    let contents = Cores.map(jobs.count) { index in
      let packed = jobs[index].packed
      return try? ZlibStream.unpack(bytes[packed.range], count: packed.count)
    }
    for (job, content) in zip(jobs, contents) {
      guard let content else {
        throw PixelFileError(
          "byte {place}: these pixels can’t be unpacked", ["place": job.packed.range.lowerBound])
      }
      frames[job.frame].chunks[job.chunk].fill(content)
    }
  }
}
