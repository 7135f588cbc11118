import Base
import Documents
import Foundation
import Rendering

extension SVGCanvas {
  /// A picture in another program's file as a stroke, with the number of its pixels in memory; nil for an external or
  /// unreadable one.
  ///
  /// - Parameter known: the pictures by their links, to which a new one is added.
  func picture(
    _ attributes: [String: String], _ style: SVGStyle, _ map: PaperMap,
    known: inout [String: SVGEmbeddedPicture]
  ) -> (stroke: Stroke, pixelCount: Int)? {
    let link = Self.link(of: attributes)
    let isNew = known[link] == nil
    guard let picture = known[link] ?? SVGEmbeddedPicture(attributes) else { return nil }
    known[link] = picture
    let frame = SVGImageFrame(
      attributes, style.lengths, width: Double(picture.size.width),
      height: Double(picture.size.height))
    let block = PictureBlock(picture.bytes, map: lengths.after(map).after(frame.map))
    guard block.isSound, let outline = block.outline(of: frame.part, on: ratio) else { return nil }
    var color = InkColor.black
    color.alpha = UInt8(saturating: (255 * style.wholeOpacity).rounded())
    let stroke = Stroke(
      tool: .picture, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: color),
      samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends,
      picture: block)
    return (stroke, isNew ? picture.size.width * picture.size.height : 0)
  }

  /// The movement of one of our own pictures since it was written, in units.
  ///
  /// - Parameters:
  ///   - block: as written.
  ///   - held: the camera's orientation, if the file draws the unrotated pixels.
  ///   - map: from the picture to units, in the file.
  func move(
    of block: PictureBlock, held: PictureOrientation?, to map: PaperMap
  ) -> PaperMap {
    let written = units.after(block.map).after((held ?? .upright).map)
    let pairs = [
      (written.xx, map.xx), (written.xy, map.xy), (written.yx, map.yx), (written.yy, map.yy),
      (written.x0, map.x0), (written.y0, map.y0),
    ]
    // Rounding is not a movement.
    guard pairs.contains(where: { abs($0 - $1) > 1e-9 * max(1, abs($0)) }),
      let back = written.inverse
    else { return .identity }
    return map.after(back)
  }

  /// What an image shows.
  static func link(of attributes: [String: String]) -> String {
    String((attributes["href"] ?? attributes["xlink:href"] ?? "").drop(while: \.isWhitespace))
  }

  /// The file embedded in a link; nil for any other link.
  static func file(linkedBy attributes: [String: String]) -> [UInt8]? {
    let link = Self.link(of: attributes)
    guard link.prefix(5).lowercased() == "data:", let comma = link.firstIndex(of: ",") else {
      return nil
    }
    let isBase64 = link[..<comma].lowercased().hasSuffix(";base64")
    let content = bytes(escapedIn: link[link.index(after: comma)...])
    guard isBase64 else { return content.isEmpty ? nil : content }
    let file = Data(base64Encoded: Data(content), options: .ignoreUnknownCharacters)
    return file.flatMap { $0.isEmpty ? nil : Array($0) }
  }

  /// Decodes the percent-encoded bytes of a URL.
  ///
  /// Source: RFC 3986, section 2.1, "Percent-Encoding".
  private static func bytes(escapedIn text: Substring) -> [UInt8] {
    let all = Array(text.utf8)
    guard all.contains(0x25) else { return all }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(all.count)
    var index = 0
    while index < all.count {
      let digits = all[index...].prefix(3).dropFirst()
      if all[index] == 0x25, digits.count == 2,
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(all[index])
        index += 1
      }
    }
    return bytes
  }
}

/// A picture that a file holds once, and may show several times.
struct SVGEmbeddedPicture {
  let bytes: PictureBytes
  let size: PixelSize

  /// Nil for an external or unreadable one.
  init?(_ attributes: [String: String]) {
    guard let file = SVGCanvas.file(linkedBy: attributes), let levels = try? PictureFile.read(file)
    else { return nil }
    bytes = PictureBytes(file, decoded: levels)
    size = levels.size
  }
}

/// A picture file in one of our SVGs, whose pixels should be displayed as stored.
///
/// Programs disagree on applying a photograph's camera orientation within a drawing: so the file is marked as upright,
/// a transform rotates it, and the orientation is stored separately.
struct SVGPictureLink {
  /// The file as written.
  let file: [UInt8]
  let held: PictureOrientation

  /// - Parameter file: as kept in the painting.
  init(_ file: [UInt8]) {
    let header = JPEGHeader(file)
    held = header?.orientation ?? .upright
    self.file = header?.bytes(of: file, held: .upright) ?? file
  }

  /// The original file, and the map from it to the upright picture.
  ///
  /// - Parameter written: the orientation stored in the drawing; nil if missing.
  static func kept(
    _ file: [UInt8], held written: PictureOrientation?
  ) -> (file: [UInt8], map: PaperMap) {
    guard let written, written != .upright else { return (file, .identity) }
    let kept = JPEGHeader(file)?.bytes(of: file, held: written) ?? file
    // Another program may have rewritten the file without its orientation.
    return JPEGHeader(kept)?.orientation == written ? (kept, .identity) : (file, written.map)
  }
}
