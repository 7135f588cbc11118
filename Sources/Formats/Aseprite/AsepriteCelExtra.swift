/// Where the cel before it lies exactly, in pixels and their fractions.
public struct AsepriteCelExtra: Equatable, Sendable {
  public var flags: UInt32
  /// x, y, width and height, in 65,536ths of a pixel.
  public var bounds: [UInt32]

  public init(flags: UInt32, bounds: [UInt32]) {
    self.flags = flags
    self.bounds = bounds
  }

  init(from reader: inout ByteReader) throws(PixelFileError) {
    flags = try reader.long()
    bounds = []
    for _ in 0..<4 { bounds.append(try reader.long()) }
  }

  func write(to writer: inout ByteWriter) {
    writer.long(flags)
    for index in 0..<4 { writer.long(bounds.indices.contains(index) ? bounds[index] : 0) }
    writer.zeros(16)
  }
}
