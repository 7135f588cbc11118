import Base
import Documents
import Foundation
import Rendering

extension SVGCanvas {
  /// A picture of another program's file as a stroke, and how many pixels are kept of it; nil for one that lies
  /// elsewhere, or that can't be read.
  func picture(
    _ attributes: [String: String], _ style: SVGStyle, _ map: PaperMap
  ) -> (stroke: Stroke, pixelCount: Int)? {
    guard let file = Self.file(linkedBy: attributes), let levels = try? PictureFile.read(file)
    else { return nil }
    let frame = SVGImageFrame(
      attributes, style.lengths, width: Double(levels.size.width),
      height: Double(levels.size.height))
    let block = PictureBlock(
      PictureBytes(file, decoded: levels), map: lengths.after(map).after(frame.map))
    guard block.isSound, let outline = block.outline(of: frame.part, on: ratio) else { return nil }
    var color = InkColor.black
    color.alpha = UInt8(saturating: (255 * style.wholeOpacity).rounded())
    let stroke = Stroke(
      tool: .picture, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: color),
      samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends,
      picture: block)
    return (stroke, levels.size.width * levels.size.height)
  }

  /// By what a picture of our own was moved since it was written, in units.
  ///
  /// - Parameters:
  ///   - block: as it was written.
  ///   - held: how its camera was held, where the file draws what lies as it did.
  ///   - map: from the picture to units, as the file draws it.
  func move(
    of block: PictureBlock, held: PictureOrientation?, to map: PaperMap
  ) -> PaperMap {
    let written = units.after(block.map).after((held ?? .upright).map)
    let pairs = [
      (written.xx, map.xx), (written.xy, map.xy), (written.yx, map.yx), (written.yy, map.yy),
      (written.x0, map.x0), (written.y0, map.y0),
    ]
    // Rounded numbers are no move.
    guard pairs.contains(where: { abs($0 - $1) > 1e-9 * max(1, abs($0)) }),
      let back = written.inverse
    else { return .identity }
    return map.after(back)
  }

  /// The file that lies in a link; nil where the link leads elsewhere.
  static func file(linkedBy attributes: [String: String]) -> [UInt8]? {
    let link = attributes["xlink:href"] ?? attributes["href"] ?? ""
    guard link.hasPrefix("data:"), let comma = link.firstIndex(of: ","),
      let file = Data(
        base64Encoded: String(link[link.index(after: comma)...]), options: .ignoreUnknownCharacters),
      !file.isEmpty
    else { return nil }
    return Array(file)
  }
}

/// A picture file in an SVG of ours, whose pixels programs are to show as they lie there.
///
/// Programs do not agree on whether a photograph in a drawing is turned as the camera was held: so the file says that
/// it is upright, a transform turns it, and how it was held stands beside it.
struct SVGPictureLink {
  /// As it is written.
  let file: [UInt8]
  let held: PictureOrientation

  /// - Parameter file: as it is kept.
  init(_ file: [UInt8]) {
    let header = JPEGHeader(file)
    held = header?.orientation ?? .upright
    self.file = header?.bytes(of: file, held: .upright) ?? file
  }

  /// The file as it was kept, and the map from that to what is upright.
  ///
  /// - Parameter written: how it was held, as the drawing says; nil where it says nothing.
  static func kept(
    _ file: [UInt8], held written: PictureOrientation?
  ) -> (file: [UInt8], map: PaperMap) {
    guard let written, written != .upright else { return (file, .identity) }
    let kept = JPEGHeader(file)?.bytes(of: file, held: written) ?? file
    // Another program may have written the file anew, without a word on that.
    return JPEGHeader(kept)?.orientation == written ? (kept, .identity) : (file, written.map)
  }
}
