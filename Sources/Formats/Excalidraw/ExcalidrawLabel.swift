import Base
import Documents

/// The fields of a text of Excalidraw.
struct ExcalidrawLabel {
  /// With the breaks of its lines.
  private(set) var string = ""
  /// In pixels.
  private(set) var size = 20.0
  private(set) var family = 1.0
  private(set) var alignment = TextStyle.Alignment.start
  /// The element that it is written on.
  private(set) var container: String?

  private enum Side: String, CaseIterable { case left, center, right }

  /// Reads a field; false if it has another one's name.
  mutating func read(
    _ name: String, from reader: inout JSONReader
  ) throws(InterchangeError) -> Bool {
    switch name {
    case "text": string = try reader.readString()
    case "fontSize": size = try ExcalidrawRule.number(&reader)
    case "fontFamily": family = try reader.readUnlessNull(ExcalidrawRule.number) ?? family
    case "textAlign":
      switch try FieldRule.word(&reader, Side.self) {
      case .left: alignment = .start
      case .center: alignment = .center
      case .right: alignment = .end
      }
    case "containerId": container = try reader.readUnlessNull(ExcalidrawRule.text)
    default: return false
    }
    return true
  }

  /// A typeface that Debian has, or the desktop's own.
  ///
  /// Source: `FONT_FAMILY` in `packages/common/src/constants.ts` of Excalidraw.
  var typeface: String {
    switch family {
    // Virgil, and Excalifont after it: a hand.
    case 1, 5: "Comic Neue"
    // Cascadia, and Comic Shanns after it: code.
    case 3, 8: "Monospace"
    case 9: "Liberation Sans"
    default: "Sans"
    }
  }
}

/// The fields of a picture of Excalidraw.
struct ExcalidrawImage {
  private(set) var file: String?
  /// −1 along an axis that is mirrored.
  private(set) var scale = PaperVector(dx: 1, dy: 1)
  /// The visible part of the picture, whose corners are (0, 0) and (1, 1).
  private(set) var part = PictureBlock.whole

  /// Reads a field; false if it has another one's name.
  mutating func read(
    _ name: String, from reader: inout JSONReader
  ) throws(InterchangeError) -> Bool {
    switch name {
    case "fileId": file = try reader.readUnlessNull(ExcalidrawRule.text)
    case "scale":
      let sides = try reader.readUnlessNull(ExcalidrawRule.point) ?? PaperPoint(x: 1, y: 1)
      scale = PaperVector(dx: sides.x < 0 ? -1 : 1, dy: sides.y < 0 ? -1 : 1)
    case "crop": part = try Self.part(&reader)
    default: return false
    }
    return true
  }

  /// The whole picture for `null` and for invalid sides.
  private static func part(_ reader: inout JSONReader) throws(InterchangeError) -> PaperBox {
    var values: [String: Double] = [:]
    try reader.readFields { (reader, name) throws(InterchangeError) in
      values[name] = try ExcalidrawRule.number(&reader)
    }
    let (x, y) = (values["x"] ?? 0, values["y"] ?? 0)
    guard let width = values["width"], let height = values["height"], width > 0, height > 0,
      let wide = values["naturalWidth"], let high = values["naturalHeight"], wide > 0, high > 0
    else { return PictureBlock.whole }
    return PaperBox(
      from: PaperPoint(x: x / wide, y: y / high),
      to: PaperPoint(x: (x + width) / wide, y: (y + height) / high))
  }
}
