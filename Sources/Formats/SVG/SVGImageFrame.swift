import Base
import Documents

/// Where an `<image>` has its picture, in units, and what of the picture it shows.
struct SVGImageFrame {
  /// From the picture, whose corners are (0, 0) and (1, 1).
  let map: PaperMap
  /// As the picture's corners are.
  let part: PaperBox

  /// - Parameters:
  ///   - width: the picture's own, as `height`.
  init(_ attributes: [String: String], width: Double, height: Double) {
    func length(_ name: String) -> Double? { attributes[name].flatMap(SVGScanner.length) }
    let given = (width: length("width"), height: length("height"))
    // What is not said follows from the picture's own ratio.
    let boxWidth = given.width ?? given.height.map { $0 * width / height } ?? width
    let boxHeight = given.height ?? boxWidth * height / width
    let (x, y) = (length("x") ?? 0, length("y") ?? 0)
    let words = (attributes["preserveAspectRatio"] ?? "").split(separator: " ").map(String.init)
    let alignment = words.first { $0 != "defer" } ?? "xMidYMid"
    guard alignment != "none" else {
      map = PaperMap(xx: boxWidth, xy: 0, yx: 0, yy: boxHeight, x0: x, y0: y)
      part = PictureBlock.whole
      return
    }
    let isSlice = words.contains("slice")
    let scale =
      isSlice
      ? max(boxWidth / width, boxHeight / height) : min(boxWidth / width, boxHeight / height)
    let (wide, high) = (scale * width, scale * height)
    let left = x + (boxWidth - wide) * Self.share(of: alignment.prefix(4))
    let top = y + (boxHeight - high) * Self.share(of: alignment.dropFirst(4))
    map = PaperMap(xx: wide, xy: 0, yx: 0, yy: high, x0: left, y0: top)
    part =
      isSlice
      ? PaperBox(
        from: PaperPoint(x: (x - left) / wide, y: (y - top) / high),
        to: PaperPoint(x: (x + boxWidth - left) / wide, y: (y + boxHeight - top) / high))
      : PictureBlock.whole
  }

  /// How much of the room that is left comes before the picture, of a word such as `xMid`.
  private static func share(of word: some StringProtocol) -> Double {
    if word.hasSuffix("Min") { return 0 }
    return word.hasSuffix("Max") ? 1 : 0.5
  }
}
