import Base
public import Documents
public import Rendering

extension PictureBytes {
  /// The file's pixels, decoded once and shared.
  public var decoded: DecodedPicture {
    kept { file in DecodedPicture { try? PictureFile.read(file) } }
  }

  /// Creates a file with pixels that are already known.
  public convenience init(_ bytes: [UInt8], decoded levels: PictureMipmaps) {
    self.init(bytes)
    _ = kept { file in DecodedPicture(levels) { try? PictureFile.read(file) } }
  }
}

extension PicturePattern {
  /// A picture at the size of a paper.
  ///
  /// - Parameter ratio: the painting's.
  convenience init(_ block: PictureBlock, on ratio: AspectRatio, in viewport: Viewport) {
    self.init(
      block.file.decoded, map: PaperMap(toPixelsOf: viewport, from: ratio).after(block.map))
  }
}
