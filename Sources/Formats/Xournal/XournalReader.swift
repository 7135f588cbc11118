import Base
import Documents
import Foundation
import Rendering

/// Reads a page of a file of Xournal++.
struct XournalReader {
  private let tree: XMLTree
  private let element: Int
  private let page: XournalPage
  private(set) var omissions: Set<XournalOmission> = []
  /// The room left for this page and the ones after it.
  private(set) var budget: DrawingBudget
  private var layers: [Layer] = []
  private var elements: [PaintingElement] = []

  /// The pages of a file.
  ///
  /// - Throws: if there is none.
  static func pages(of tree: XMLTree) throws(InterchangeError) -> [Int] {
    let pages = tree.children(of: 0).filter { tree[$0].name == "page" }
    guard !pages.isEmpty else { throw InterchangeError("is missing").inside(field: "page") }
    return pages
  }

  /// - Parameter element: the page.
  /// - Throws: if its size is missing.
  init(
    _ tree: XMLTree, page element: Int, _ budget: DrawingBudget
  ) throws(InterchangeError) {
    self.tree = tree
    self.budget = budget
    func side(_ name: String) -> Double {
      tree[element, name].flatMap { SVGScanner.numbers($0).first } ?? 0
    }
    guard let page = XournalPage(width: side("width"), height: side("height")) else {
      throw InterchangeError("it has no width and height").inside(field: "page")
    }
    self.element = element
    self.page = page
  }

  mutating func read() throws(InterchangeError) -> Page {
    var background = Background.white
    for child in Array(tree.children(of: element)) {
      switch tree[child].name {
      case "background": background = try self.background(child)
      case "layer": try readLayer(child)
      default: omissions.insert(.unknownParts)
      }
    }
    return Page(
      paper: PaperSize(page.ratio, length: page.length), background: background, layers: layers,
      elements: elements)
  }

  private mutating func background(_ index: Int) throws(InterchangeError) -> Background {
    guard tree[index, "type"] ?? "solid" == "solid" else {
      // A page of another file, or a picture in one.
      omissions.insert(.pictures)
      return .white
    }
    let name = tree[index, "color"] ?? "white"
    guard var color = XournalColor.paper(name) else {
      throw InterchangeError("must be a colour such as #1A2B3CFF")
        .inside(field: "background.color")
    }
    color.alpha = 255
    let ruling = XournalRuling(
      tree[index, "style"] ?? "plain", config: tree[index, "config"] ?? "", on: page)
    if ruling.isOther { omissions.insert(.patterns) }
    return Background(color: color, pattern: ruling.pattern)
  }

  // MARK: Layers

  private mutating func readLayer(_ index: Int) throws(InterchangeError) {
    let place = layers.count
    if place < Painting.mostLayers {
      layers.append(
        Layer(id: Layer.ID(UInt32(clamping: place + 1)), name: tree[index, "name"] ?? ""))
    }
    for (number, child) in tree.children(of: index).enumerated() {
      let name = tree[child].name
      do throws(InterchangeError) {
        guard var new = try read(child, name) else { continue }
        new.layer = layers[layers.count - 1].id
        elements.append(new)
      } catch {
        throw error.inside(field: "layer[\(place)].\(name)[\(number)]")
      }
    }
  }

  /// Nil for an invisible or omitted element.
  private mutating func read(
    _ index: Int, _ name: String
  ) throws(InterchangeError) -> PaintingElement? {
    switch name {
    case "stroke":
      let stroke = try XournalStroke(tree, index)
      guard stroke.isSeen else { return nil }
      try budget.take(points: stroke.pointCount)
      return stroke.element(on: page)
    case "text": return try readText(index)
    case "image", "teximage": return try readPicture(index)
    // The sound that was recorded meanwhile.
    case "timestamp": return nil
    default:
      omissions.insert(name == "link" ? .text : .unknownParts)
      return nil
    }
  }

  private mutating func readText(_ index: Int) throws(InterchangeError) -> PaintingElement? {
    let string = String(decoding: tree.text(of: index), as: UTF8.self)
    guard string.contains(where: { !$0.isWhitespace }) else { return nil }
    let text = XournalText(
      string, font: tree[index, "font"] ?? "", size: try number("size", of: index),
      at: PaperPoint(x: try number("x", of: index), y: try number("y", of: index)))
    let color = try color(of: index)
    guard string.count <= TextBlock.longest, let content = text.content(on: page) else {
      omissions.insert(.text)
      return nil
    }
    try budget.take(points: content.pointCount)
    return PaintingElement(
      content, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: color))
  }

  private mutating func readPicture(_ index: Int) throws(InterchangeError) -> PaintingElement? {
    let sides = [
      try number("left", of: index), try number("top", of: index),
      try number("right", of: index), try number("bottom", of: index),
    ].map(page.length)
    let data = Data(
      base64Encoded: Data(tree.text(of: index)), options: .ignoreUnknownCharacters)
    guard let data, let levels = try? PictureFile.read(Array(data)) else {
      omissions.insert(.pictures)
      return nil
    }
    try budget.take(pixels: levels.size)
    let block = PictureBlock(
      PictureBytes(Array(data), decoded: levels),
      map: PaperMap(
        xx: sides[2] - sides[0], xy: 0, yx: 0, yy: sides[3] - sides[1], x0: sides[0],
        y0: sides[1]))
    guard block.isSound, let outline = block.outline(on: page.ratio) else {
      omissions.insert(.pictures)
      return nil
    }
    try budget.take(points: outline.points.count)
    return PaintingElement(
      .picture(block, outline), width: PaperScale.length(ofPoints: 1))
  }

  // MARK: Attributes

  private func number(_ name: String, of index: Int) throws(InterchangeError) -> Double {
    guard let text = tree[index, name] else {
      throw InterchangeError("is missing").inside(field: name)
    }
    return try XournalStroke.numbers(text, most: 1, in: name)[0]
  }

  private func color(of index: Int) throws(InterchangeError) -> InkColor {
    guard let color = XournalColor.ink(tree[index, "color"] ?? "black") else {
      throw InterchangeError("must be a colour such as #1A2B3CFF").inside(field: "color")
    }
    return color
  }
}
