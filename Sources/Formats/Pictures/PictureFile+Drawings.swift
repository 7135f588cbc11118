import Base

// SVG drawings that are placed as pictures.
extension PictureFile {
  /// Whether a file may be an SVG drawing, by its first bytes.
  public static func mayBeSVG(_ file: [UInt8]) -> Bool {
    GzipFile.isGzip(file) || DocumentImport.firstCharacter(of: file) == "<"
      || XMLTree.isUTF16(beginningOf: file)
  }

  /// The bytes of an SVG file, unpacked; nil for any other file.
  public static func svg(_ file: [UInt8]) -> [UInt8]? {
    guard mayBeSVG(file), let bytes = try? DocumentImport.unpackedDrawing(file),
      FileFormat(recognizing: bytes) == .svg
    else { return nil }
    return bytes
  }
}
