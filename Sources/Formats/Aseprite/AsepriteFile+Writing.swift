import Base

extension AsepriteFile {
  /// The file's bytes; frames are packed on all cores.
  public func bytes() throws(PixelFileError) -> [UInt8] {
    // One frame shares its cels out instead.
    let cores = frames.count > 1 ? 1 : nil
    let parts = Cores.map(frames.count) { index in
      Result { () throws(PixelFileError) in try frames[index].bytes(header, cores: cores) }
    }
    var writer = ByteWriter()
    try writer.counted { (writer) throws(PixelFileError) in
      header.write(to: &writer, frameCount: frames.count)
      for part in parts { writer.append(try part.get()) }
    }
    return writer.bytes
  }
}
