import Base
import Documents
import Foundation

// Pictures: other programs see an image, cut to what is seen of it; this one reads the numbers beside it.
extension SVGWriter {
  /// - Parameters:
  ///   - attributes: what says which one it is.
  ///   - mask: the attribute of its mask; empty where there is none.
  mutating func write(
    _ picture: PictureBlock, of stroke: Stroke, _ attributes: String, mask: String
  ) {
    let map = PaperMap.scaling(x: scale, y: scale, about: PaperPoint(x: 0, y: 0)).after(picture.map)
    let numbers = [map.xx, map.yx, map.xy, map.yy, map.x0, map.y0].map(number)
    var around = mask
    if isCut(stroke, picture) {
      // Only so far in the file: no other has this name.
      let name = "cut\(bytes.count)"
      raw("<clipPath id=\"\(name)\"><path d=\"")
      writePath(ofArea: stroke)
      raw("\"/></clipPath>\n")
      around += " clip-path=\"url(#\(name))\""
    }
    if !around.isEmpty { raw("<g\(around)>") }
    raw("<image\(attributes) filbert:tool=\"picture\" width=\"1\" height=\"1\"")
    raw(" fill=\"\(stroke.style.color.rgb)\" preserveAspectRatio=\"none\"")
    raw(" transform=\"matrix(\(numbers.joined(separator: ",")))\"")
    if stroke.style.color.alpha < 255 { raw(" opacity=\"\(opacity(stroke.style.color))\"") }
    writeFields(ofArea: stroke)
    raw(" filbert:color=\"\(stroke.style.color.hex)\" filbert:map=\"\(picture.map.words)\"")
    writeLink(to: picture.file.bytes)
    raw("/>")
    raw(around.isEmpty ? "\n" : "</g>\n")
  }

  /// Whether less than all of a picture is seen.
  private func isCut(_ stroke: Stroke, _ picture: PictureBlock) -> Bool {
    guard let whole = picture.outline(on: paper) else { return false }
    let seen = stroke.samples.map { PaperPoint($0.position, on: paper) }
    let all = whole.points.map { PaperPoint($0, on: paper) }
    return seen.count != all.count || zip(seen, all).contains { ($0 - $1).length > 1e-9 }
  }

  /// The file itself, as a link.
  mutating func writeLink(to file: [UInt8]) {
    raw(" xlink:href=\"data:\(Self.type(of: file));base64,")
    raw(Data(file).base64EncodedString())
    raw("\"")
  }

  private static func type(of file: [UInt8]) -> String {
    let kinds: [([UInt8], String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8], "image/jpeg"),
      (Array("GIF8".utf8), "image/gif"), (Array("BM".utf8), "image/bmp"),
      (Array("II*".utf8), "image/tiff"), (Array("MM".utf8), "image/tiff"),
    ]
    return kinds.first { file.starts(with: $0.0) }?.1 ?? "application/octet-stream"
  }
}
