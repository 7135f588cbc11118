import Base
import Canvas
import Documents
import Rendering

/// Elements of an SVG file that a painting has no word for, as pictures that librsvg draws.
struct SVGParts {
  /// As many parts as a file may have; one of more becomes a picture as a whole.
  static let most = 200
  /// At least so many pixels for the longer side of the file, and at most.
  private static let resolutions = 1600.0...4096.0
  private static let pixelsToInch = 300.0
  private static let mostPixels = 120_000_000

  private let tree: SVGTree
  private let canvas: SVGCanvas
  private let size: PixelSize
  /// The ids of layers, which a painting has as layers: they neither fade nor hide their parts.
  var layerIDs: [String] = []
  private var pixelCount = 0

  init(_ tree: SVGTree, on canvas: SVGCanvas) {
    self.tree = tree
    self.canvas = canvas
    let inches = (canvas.longerSide ?? 0) / 96
    let longer = min(
      max(inches * Self.pixelsToInch, Self.resolutions.lowerBound), Self.resolutions.upperBound)
    let ratio = canvas.ratio.value
    size = PixelSize(
      width: max(1, Int(saturating: (ratio >= 1 ? longer : longer * ratio).rounded())),
      height: max(1, Int(saturating: (ratio >= 1 ? longer / ratio : longer).rounded())))
  }

  static var isAvailable: Bool { SVGRenderer.isAvailable }

  /// The canvas of a file that does not say how large it is: what is drawn, from its origin on; nil if that is nothing.
  static func canvas(of tree: SVGTree) -> SVGCanvas? {
    guard let corner = SVGRenderer(tree.bytes)?.farthestInk else { return nil }
    return SVGCanvas(["width": "\(corner.x)", "height": "\(corner.y)"])
  }

  /// Whether librsvg can be told which element is meant.
  func isNamed(_ element: Int) -> Bool {
    tree[element].parent == nil
      || tree[element, "id"].map { !$0.isEmpty && tree.element(withID: $0) == element } ?? true
  }

  /// The pictures of some elements, as strokes; nil for what shows nothing on the paper.
  ///
  /// - Throws: if librsvg can't read the file, or the pictures are too large together.
  mutating func pictures(of elements: [Int]) throws(SVGError) -> [Int: Stroke] {
    guard !elements.isEmpty else { return [:] }
    let isWhole = elements.contains { tree[$0].parent == nil }
    let renderer = SVGRenderer(
      named(elements), overruling: isWhole ? "" : SVGIDs.style(ofLayers: layerIDs))
    guard let renderer else { throw SVGError("librsvg does not understand it") }
    var strokes: [Int: Stroke] = [:]
    for element in Set(elements) {
      let id = tree[element].parent == nil ? nil : "#" + (tree[element, "id"] ?? Self.id(element))
      guard let (picture, frame) = renderer.picture(of: id, scaledTo: size) else { continue }
      pixelCount += picture.size.width * picture.size.height
      guard pixelCount <= Self.mostPixels else {
        throw SVGError("its pictures are too large together")
      }
      strokes[element] = stroke(picture, in: frame)
    }
    return strokes
  }

  private func stroke(_ picture: Surface, in frame: PixelRect) -> Stroke? {
    guard let file = try? picture.pngBytes() else { return nil }
    let side = Double(size.longerSide)
    let block = PictureBlock(
      PictureBytes(file, decoded: PictureLevels(picture)),
      map: PaperMap(
        xx: Double(frame.width) / side, xy: 0, yx: 0, yy: Double(frame.height) / side,
        x0: Double(frame.x) / side, y0: Double(frame.y) / side))
    guard block.isSound, let outline = block.outline(on: canvas.ratio) else { return nil }
    return Stroke(
      tool: .picture, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: .black),
      samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends,
      picture: block)
  }

  private static func id(_ element: Int) -> String { "filbert-part-\(element)" }

  /// The file with an id for each of some elements.
  private func named(_ elements: [Int]) -> [UInt8] {
    let ends = elements.filter { tree[$0].parent != nil && tree[$0, "id"] == nil }
    guard !ends.isEmpty else { return tree.bytes }
    var file: [UInt8] = []
    var position = 0
    for element in Set(ends).sorted() {
      let end = min(max(tree[element].nameEnd, position), tree.bytes.count)
      file += tree.bytes[position..<end]
      file += Array(#" id="\#(Self.id(element))""#.utf8)
      position = end
    }
    return file + tree.bytes[position...]
  }
}

/// Ids as style sheets write them.
enum SVGIDs {
  /// What shows elements as they are without the opacity and the visibility of the layers around them.
  static func style(ofLayers ids: [String]) -> String {
    ids.map { "#\(escaped($0)){opacity:1!important;display:inline!important}" }.joined()
  }

  /// Source: CSS 2.2, section 4.1.3, "Characters and case".
  private static func escaped(_ id: String) -> String {
    id.unicodeScalars.map { scalar in
      let isPlain = scalar.properties.isAlphabetic && scalar.isASCII
      return isPlain ? String(scalar) : "\\" + String(scalar.value, radix: 16) + " "
    }.joined()
  }
}
