import Base
import Documents

/// What an element says in the namespace of this program.
struct SVGOwnFields {
  let order: Int?
  /// Of an eraser that took ink off one stroke alone, the order of that stroke.
  let from: Int?
  /// Of an eraser, the number of its layer.
  let layer: UInt32?
  let tool: Tool?
  let color: InkColor?
  let cap: EndCap?
  let join: LineJoin?
  /// In stroke widths.
  let dash: DashPattern?
  /// Half of the width, of a dot: a filled circle or square that stands for a click.
  var dotRadius: Double?
  /// How many samples a dot has.
  let count: Int
  let pressures: [Float]
  /// How the line follows the hand; nil for one that is its samples.
  let hand: HandStyle?
  let grain: Double?
  var fill: FillStyle?
  let heads: LineHeads
  /// Of a line; what it holds on to is named by its order, from 1.
  let connections: LineConnections
  /// The samples of a line that is drawn as a curve.
  let points: String?
  /// A checksum of the path that was made of them.
  let pathSum: String?
  /// Of a line that is drawn as an area, since its width changes.
  let lineWidth: Double?
  /// Of an area or a text, behind the last of the points of each contour.
  let contourEnds: [Int]
  /// From a picture to lengths of the paper that it was placed on.
  let map: PaperMap?
  /// How the camera of a picture was held whose file does not say that any more.
  let held: PictureOrientation?
  /// What a picture shows, once its file is read.
  var picture: PictureBlock?
  /// What a text says, in the lengths of the paper that it was written on.
  let text: TextBlock?
  let times: [UInt32]
  let tilts: [PenTilt]

  /// Whether it is filled within contours.
  var isArea: Bool { tool == .area || tool == .text || tool == .picture }

  /// What still holds of an element whose path another program changed.
  init(ofReshaped attributes: [String: String]) {
    var names: Set = ["filbert:order", "filbert:layer"]
    if attributes["filbert:tool"] == Tool.eraser.rawValue {
      names.formUnion(["filbert:tool", "filbert:from", "filbert:color"])
    }
    self.init(attributes.filter { names.contains($0.key) })
  }

  init(_ attributes: [String: String]) {
    func value(_ name: String) -> String? { attributes["filbert:" + name] }
    order = value("order").flatMap { Int($0) }
    from = value("from").flatMap { Int($0) }
    layer = value("layer").flatMap { UInt32($0) }
    tool = value("tool").flatMap { Tool(rawValue: $0) }
    color = value("color").flatMap { InkColor(hex: $0) }
    cap = value("cap").flatMap { EndCap(rawValue: $0) }
    join = value("join").flatMap { LineJoin(rawValue: $0) }
    dash = value("dash").flatMap { DashPattern(SVGScanner.numbers($0)) }
    count = min(max(value("count").flatMap { Int($0) } ?? 1, 1), 1 << 16)
    pressures = (value("pressure") ?? "").split(separator: " ").map { part in
      let pressure = Float(part) ?? 1
      return pressure >= 0 && pressure <= 1 ? pressure : 1
    }
    hand = value("hand").flatMap { HandStyle(text: $0) }
    grain = value("grain").flatMap { Double($0) }.flatMap {
      $0.isFinite && $0 >= 0 ? min($0, 1) : nil
    }
    fill = value("fill").flatMap { FillStyle(text: $0) }
    heads = value("heads").flatMap { LineHeads(text: $0) } ?? .none
    connections = value("connections").flatMap { LineConnections(text: $0) } ?? .none
    points = value("points")
    pathSum = value("sum")
    lineWidth = value("width").flatMap(SVGScanner.length)
    text = value("text").flatMap { TextBlock($0, setting: value("setting") ?? "") }
    map = value("map").flatMap { PaperMap(words: $0.split(separator: " ")) }
    held = value("held").flatMap { UInt8($0) }.flatMap(PictureOrientation.init)
    var end = 0
    contourEnds = (value("contours") ?? "").split(separator: " ").map { count in
      end += min(max(Int(count) ?? 0, 0), 1 << 24)
      return end
    }
    times = (value("times") ?? "").split(separator: " ").map { UInt32($0) ?? 0 }
    tilts = (value("tilt") ?? "").split(separator: " ").map { pair in
      let numbers = pair.split(separator: ",").map { Double($0) ?? 0 }
      return numbers.count == 2 ? PenTilt(x: numbers[0], y: numbers[1]) : .upright
    }
  }
}
