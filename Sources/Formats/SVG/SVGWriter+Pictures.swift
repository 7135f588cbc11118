import Base
import Documents
import Foundation

// Pictures: an image clipped to its visible part for other programs, with numbers for this one.
extension SVGWriter {
  /// - Parameters:
  ///   - attributes: identify the picture.
  ///   - mask: the attribute of its mask; empty for none.
  mutating func write(
    _ picture: PictureBlock, of stroke: Stroke, _ attributes: String, mask: String
  ) {
    let link = SVGPictureLink(picture.file.bytes)
    let map = PaperMap.scaling(x: scale, y: scale, about: PaperPoint(x: 0, y: 0))
      .after(picture.map).after(link.held.map)
    var around = mask
    if !stroke.showsWhole(picture, on: paper) {
      // The current length of the file makes the name unique.
      let name = "cut\(bytes.count)"
      raw("<clipPath id=\"\(name)\"><path d=\"")
      writePath(ofArea: stroke)
      raw("\"/></clipPath>\n")
      around += " clip-path=\"url(#\(name))\""
    }
    if !around.isEmpty { raw("<g\(around)>") }
    // A drawing at its own size; programs that make pixels of it would make one of it otherwise.
    let size = PictureFile.drawing(link.file)?.size ?? PixelSize(width: 1, height: 1)
    raw("<image\(attributes) filbert:tool=\"picture\"")
    raw(" width=\"\(size.width)\" height=\"\(size.height)\"")
    raw(" fill=\"\(stroke.style.color.rgb)\" preserveAspectRatio=\"none\"")
    writeTransform(
      map.after(
        .scaling(
          x: 1 / Double(size.width), y: 1 / Double(size.height), about: PaperPoint(x: 0, y: 0))))
    if stroke.style.color.alpha < 255 { raw(" opacity=\"\(opacity(stroke.style.color))\"") }
    writeFields(ofArea: stroke)
    raw(" filbert:color=\"\(stroke.style.color.hex)\" filbert:map=\"\(picture.map.words)\"")
    write(link)
    raw("/>")
    raw(around.isEmpty ? "\n" : "</g>\n")
  }

  /// Writes the picture of a background.
  mutating func write(_ picture: BackgroundPicture) {
    let link = SVGPictureLink(picture.file)
    // For other programs; this one uses the placement.
    let fitting =
      switch picture.placement {
      case .fill: "xMidYMid slice"
      case .fit, .center, .tile: "xMidYMid meet"
      }
    let (wide, high) = link.held.swapsSides ? (height, width) : (width, height)
    raw("<image filbert:placement=\"\(picture.placement.rawValue)\"")
    raw(" width=\"\(number(wide))\" height=\"\(number(high))\" preserveAspectRatio=\"\(fitting)\"")
    if link.held != .upright {
      let corner = PaperPoint(x: 0, y: 0)
      writeTransform(
        PaperMap.scaling(x: width, y: height, about: corner).after(link.held.map)
          .after(.scaling(x: 1 / wide, y: 1 / high, about: corner)))
    }
    write(link)
    raw("/>\n")
  }

  private mutating func writeTransform(_ map: PaperMap) {
    let numbers = [map.xx, map.yx, map.xy, map.yy, map.x0, map.y0].map(number)
    raw(" transform=\"matrix(\(numbers.joined(separator: ",")))\"")
  }

  /// Writes the file itself.
  mutating func write(_ link: SVGPictureLink) {
    if link.held != .upright { raw(" filbert:held=\"\(link.held.rawValue)\"") }
    raw(" xlink:href=\"data:\(Self.type(of: link.file));base64,")
    raw(Data(link.file).base64EncodedString())
    raw("\"")
  }

  private static func type(of file: [UInt8]) -> String {
    let kinds: [([UInt8], String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8], "image/jpeg"),
      (Array("GIF8".utf8), "image/gif"), (Array("BM".utf8), "image/bmp"),
      (Array("II*".utf8), "image/tiff"), (Array("MM".utf8), "image/tiff"),
    ]
    if let kind = kinds.first(where: { file.starts(with: $0.0) })?.1 { return kind }
    return PictureFile.svg(file) == nil ? "application/octet-stream" : "image/svg+xml"
  }
}
