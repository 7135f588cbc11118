import Base
import Canvas
import Documents
import Rendering

/// Elements of an SVG file that a painting has no word for, as pictures that librsvg draws.
struct SVGParts {
  /// As many parts as a file may have; one of more becomes a picture as a whole. Each costs a look at every pixel.
  var most: Int { min(200, Self.mostDrawnPixels / max(size.width * size.height, 1)) }
  private static let mostDrawnPixels = 400_000_000
  /// At least so many pixels for the longer side of the file, and at most.
  private static let resolutions = 1600.0...4096.0
  private static let pixelsToInch = 300.0
  private static let mostPixels = 120_000_000

  private let tree: XMLTree
  private let canvas: SVGCanvas
  private let size: PixelSize
  /// The layers, which a painting has as layers: they neither fade nor hide their parts.
  var layers: [Int] = []
  /// The elements that are composed groups of the painting: they neither fade, blend, clip nor mask their parts.
  var composed: [Int] = []
  private var pixelCount = 0
  private let program = SVGPartsProgram()

  init(_ tree: XMLTree, on canvas: SVGCanvas) {
    self.tree = tree
    self.canvas = canvas
    let inches = (canvas.longerSide ?? 0) / 96
    let longer = min(
      max(inches * Self.pixelsToInch, Self.resolutions.lowerBound), Self.resolutions.upperBound)
    size = canvas.pixels(longerSide: longer)
  }

  static var isAvailable: Bool { SVGRenderer.isAvailable }

  /// Whether librsvg can be told which element is meant.
  func isNamed(_ element: Int) -> Bool {
    tree[element].parent == nil
      || tree[element, "id"].map { id in
        !id.isEmpty && !id.contains("#") && tree.element(withID: id) == element
      } ?? true
  }

  /// The pictures of some elements, as strokes; nil for what shows nothing on the paper.
  ///
  /// - Returns: and whether all were drawn, or some take too long.
  /// - Throws: if librsvg can't read the file, or the pictures are too large together.
  mutating func pictures(
    of elements: [Int]
  ) throws(SVGError) -> (strokes: [Int: Stroke], areAll: Bool) {
    guard !elements.isEmpty else { return ([:], true) }
    let isWhole = elements.contains { tree[$0].parent == nil }
    let elements = Set(elements).sorted()
    let job = SVGPartsJob(
      file: isWhole ? tree.bytes : marked(elements), style: isWhole ? "" : Self.style,
      size: size, viewport: canvas.viewport,
      ids: elements.map { tree[$0].parent == nil ? "" : id($0) })
    guard let (pictures, areAll, _) = program.pictures(of: job) else {
      throw SVGError("librsvg can’t read it")
    }
    guard areAll || !isWhole else { throw SVGError("librsvg takes too long to draw it") }
    var strokes: [Int: Stroke] = [:]
    for picture in pictures where elements.indices.contains(picture.index) {
      pixelCount += picture.frame.size.width * picture.frame.size.height
      guard pixelCount <= Self.mostPixels else {
        throw SVGError("its pictures are too large in total")
      }
      strokes[elements[picture.index]] = stroke(picture.png, in: picture.frame)
    }
    return (strokes, areAll)
  }

  private func stroke(_ file: [UInt8], in frame: PixelRect) -> Stroke? {
    let side = Double(size.longerSide)
    let block = PictureBlock(
      PictureBytes(file),
      map: PaperMap(
        xx: Double(frame.width) / side, xy: 0, yx: 0, yy: Double(frame.height) / side,
        x0: Double(frame.x) / side, y0: Double(frame.y) / side))
    guard block.isSound, let outline = block.outline(on: canvas.ratio) else { return nil }
    return Stroke(
      tool: .picture, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: .black),
      samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends,
      picture: block)
  }

  /// The id of an element in the file that librsvg gets.
  private func id(_ element: Int) -> String {
    tree[element, "id"] ?? "filbert-part-\(element)"
  }

  /// Of elements that are not drawn since a `switch` chose another one.
  private static let hiddenMark = "filbert-hidden"
  private static let layerMark = "filbert-layer"
  private static let groupMark = "filbert-composed"

  /// Shows elements without the opacity and the visibility of the layers around them, and hides others.
  private static let style =
    "[\(layerMark)]{opacity:1!important;display:inline!important}"
    + "[\(groupMark)]{opacity:1!important;mix-blend-mode:normal!important;"
    + "clip-path:none!important;mask:none!important}"
    + "[\(hiddenMark)]{display:none!important}"

  /// The file with an id for each of some elements, marks for the style, and groups for switches: librsvg draws nothing
  /// of what is within a `switch` if it is asked for a part of it.
  private func marked(_ elements: [Int]) -> [UInt8] {
    var bytes = tree.bytes
    var marks: [Int: String] = [:]
    for index in tree.elements.indices where tree[index].name == "switch" {
      let element = tree[index]
      Self.replaceSwitch(endingAt: element.nameEnd, in: &bytes)
      Self.replaceSwitch(endingAt: element.end + 2 + element.nameLength, in: &bytes)
      let chosen = tree.chosenChild(of: index)
      for child in tree.children(of: index) where child != chosen {
        marks[child, default: ""] += " \(Self.hiddenMark)=\"\""
      }
    }
    for layer in Set(layers) { marks[layer, default: ""] += " \(Self.layerMark)=\"\"" }
    for group in Set(composed) { marks[group, default: ""] += " \(Self.groupMark)=\"\"" }
    for element in elements where tree[element].parent != nil && tree[element, "id"] == nil {
      marks[element, default: ""] += " id=\"\(id(element))\""
    }
    var file: [UInt8] = []
    var position = 0
    for (element, mark) in marks.sorted(by: { $0.key < $1.key }) {
      let end = min(max(tree[element].nameEnd, position), bytes.count)
      file += bytes[position..<end]
      file += Array(mark.utf8)
      position = end
    }
    return file + bytes[position...]
  }

  /// Writes `g` and blanks in the place of the name `switch`; an element without an end tag has none there.
  private static func replaceSwitch(endingAt end: Int, in bytes: inout [UInt8]) {
    let name = Array("switch".utf8)
    guard end <= bytes.count, end >= name.count, bytes[..<end].hasSuffix(name) else { return }
    bytes.replaceSubrange(end - name.count..<end, with: Array("g     ".utf8))
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
