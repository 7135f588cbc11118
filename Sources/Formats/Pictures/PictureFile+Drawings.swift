import Base
import Canvas
import Rendering
import Texts

// SVG drawings that are placed as pictures.
extension PictureFile {
  /// Whether a file may be an SVG drawing, by its first bytes.
  public static func mayBeSVG(_ file: [UInt8]) -> Bool {
    GzipFile.isGzip(file) || XMLTree.isXML(beginningOf: file)
  }

  /// The bytes of an SVG drawing, unpacked; nil for any other file.
  public static func svg(_ file: [UInt8]) -> [UInt8]? { drawing(file)?.bytes }

  /// The levels of an SVG drawing as a whole.
  static func levels(
    of drawing: (bytes: [UInt8], size: PixelSize)
  ) throws(PictureError) -> PictureMipmaps {
    guard SVGRenderer.isAvailable else {
      throw .noLoader(kind: "SVG", package: "librsvg2-2")
    }
    switch DrawingTrial(file: drawing.bytes, size: drawing.size).outcome() {
    case .slow(let pixels): return PictureMipmaps(pixels)
    case .tooSlow: throw .failed(Message("librsvg takes too long to draw it"))
    case .quick:
      let vector = VectorPicture(drawing.bytes, size: drawing.size)
      if let levels = vector.flatMap({ PictureMipmaps($0) }) { return levels }
    case .unreadable: break
    }
    throw .noPicture("librsvg can’t read it")
  }

  /// The bytes of an SVG drawing, unpacked, and its size in CSS pixels.
  static func drawing(_ file: [UInt8]) -> (bytes: [UInt8], size: PixelSize)? {
    guard mayBeSVG(file), let bytes = unpacked(file), XMLTree.isXML(beginningOf: bytes),
      let canvas = try? SVGCanvas(of: XMLTree(svg: bytes))
    else { return nil }
    return (bytes, canvas.pixelSize)
  }

  private static func unpacked(_ file: [UInt8]) -> [UInt8]? {
    GzipFile.isGzip(file) ? try? GzipFile.bytes(file, atMost: mostBytes) : file
  }
}
