import Base
import Synchronization

extension AsepriteFile {
  /// The file's bytes; frames are packed on all cores.
  public func bytes() throws(PixelFileError) -> [UInt8] {
    // One frame shares its cels out instead.
    let cores = frames.count > 1 ? 1 : nil
    let parts = Mutex<[Result<[UInt8], PixelFileError>?]>(
      Array(repeating: nil, count: frames.count))
    Cores.share(frames.count) { index in
      let part = Result { () throws(PixelFileError) in
        try frames[index].bytes(header, cores: cores)
      }
      parts.withLock { $0[index] = part }
    }
    var writer = ByteWriter()
    try writer.counted { (writer) throws(PixelFileError) in
      header.write(to: &writer, frameCount: frames.count)
      for part in parts.withLock({ $0 }) {
        if let part { writer.append(try part.get()) }
      }
    }
    return writer.bytes
  }
}
