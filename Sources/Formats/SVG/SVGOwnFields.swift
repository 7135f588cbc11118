import Base
import Documents

/// An element's attributes in this program's namespace.
struct SVGOwnFields: Sendable {
  /// Of elements of other programs.
  static let none = SVGOwnFields([:])

  let order: Int?
  /// For an eraser that affected a single stroke, the order of that stroke.
  let from: Int?
  /// For an eraser, the number of its layer.
  let layer: UInt32?
  let tool: Tool?
  let color: InkColor?
  let cap: EndCap?
  let join: LineJoin?
  /// In stroke widths.
  let dash: DashPattern?
  /// Half of a dot's width: a filled circle or square that represents a click.
  var dotRadius: Double?
  /// The number of a dot's samples.
  let count: Int
  let pressures: [Float]
  /// The hand style of the line; nil for a line straight through its samples.
  let hand: HandStyle?
  let grain: Double?
  /// Of the line, in lengths of the paper.
  var gradient: InkGradient?
  /// The kind of brush of a line, and its lightest opacity.
  let kind: BrushKind
  let lightestOpacity: Double
  var fill: FillStyle?
  var heads: LineHeads
  /// The connections of a line, by the other elements' orders, from 1.
  let connections: LineConnections
  /// The link of a label, by the owner's order, from 1.
  let label: TextLabel?
  /// The path of a line, in the lengths of the paper that it was written on.
  let path: NodePath?
  /// The samples of a line drawn as a curve.
  let points: String?
  /// The checksum of the path derived from them.
  let pathSum: String?
  /// For a line drawn as an area, because its width varies.
  let lineWidth: Double?
  /// For an area or a text, the end index of each contour's points.
  let contourEnds: [Int]
  /// Maps a picture to lengths of the paper that it was placed on.
  let map: PaperMap?
  /// The camera orientation of a picture, removed from its file.
  let held: PictureOrientation?
  /// The picture, once its file is read.
  var picture: PictureBlock?
  /// A text, in the lengths of the paper that it was written on.
  let text: TextBlock?
  let times: [UInt32]
  let tilts: [PenTilt]

  /// Whether it is a filled area.
  var isArea: Bool { tool == .area || tool == .text || tool == .picture }

  /// The fields that remain valid after another program changed the element's path.
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
    gradient = value("gradient").flatMap { InkGradient(text: $0) }
    kind = value("kind").flatMap { BrushKind(text: $0) } ?? .pen
    lightestOpacity = value("lightest").flatMap { Double($0) } ?? 1
    fill = value("fill").flatMap { FillStyle(text: $0) }
    heads = value("heads").flatMap { LineHeads(text: $0) } ?? .none
    connections = value("connections").flatMap { LineConnections(text: $0) } ?? .none
    label = value("label").flatMap { TextLabel(text: $0) }
    path = value("path").flatMap { NodePath(text: $0) }
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
    tilts = (value("tilt") ?? "").split(separator: " ").map { angles in
      let numbers = angles.split(separator: ",").map { Double($0) ?? 0 }
      guard 2...3 ~= numbers.count else { return .upright }
      return PenTilt(
        x: numbers[0], y: numbers[1], rotation: numbers.count == 3 ? numbers[2] : nil)
    }
  }
}
