/// A sprite as Aseprite keeps it: frames of chunks, in the order of the file.
///
/// What is read and written again is equal, chunks that nobody knows included. `LayeredPixels` has the same as layers
/// and cels.
///
///     let file = try AsepriteFile(bytes)
///     try AsepriteFile(try file.bytes()) == file   // true
///
/// Source: "Aseprite File Format Specifications", docs/ase-file-specs.md of Aseprite.
public struct AsepriteFile: Equatable, Sendable {
  public var header: AsepriteHeader
  public var frames: [AsepriteFrame]

  public init(header: AsepriteHeader, frames: [AsepriteFrame]) {
    self.header = header
    self.frames = frames
  }

  /// Reads a file's bytes; cels are unpacked on all cores.
  ///
  /// - Throws: names the byte where something is wrong.
  public init(_ bytes: [UInt8]) throws(PixelFileError) {
    self = try AsepriteReader.file(bytes)
  }

  /// How many bytes all pixels of a file may have together, once they are unpacked.
  static let mostBytes = 1 << 29

  /// Whether bytes begin as those of such a file do: behind its size stand the magic number, the number of frames, two
  /// sides and the bits of a pixel.
  public static func isAseprite(_ bytes: [UInt8]) -> Bool {
    bytes.count >= AsepriteHeader.byteCount && bytes[4] == 0xE0 && bytes[5] == 0xA5
      && AsepriteHeader.Depth(rawValue: Int(bytes[12]) | Int(bytes[13]) << 8) != nil
  }
}
