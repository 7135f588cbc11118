import Base
import Documents
import Foundation

/// Writes the shown page of a painting as a page of Xournal++, unpacked.
struct XournalWriter {
  private let painting: Painting
  let page: XournalPage
  private let pixels: XournalPixels
  private(set) var bytes: [UInt8] = []
  /// Elements that become one picture.
  private var waiting: [PaintingElement] = []
  /// Of the layer that is being written.
  private(set) var opacity = 1.0

  var paper: AspectRatio { page.ratio }

  init(_ painting: Painting) {
    self.painting = painting
    page = XournalPage(of: painting.paper)
    pixels = XournalPixels(of: painting.aspectRatio)
  }

  /// The part of a file before its pages.
  static func beginning(title: String) -> [UInt8] {
    let lines = [
      "<?xml version=\"1.0\" standalone=\"no\"?>",
      "<xournal creator=\"Filbert\" fileversion=\"4\">",
      "<title>\(SVGWriter.escaped(title))</title>\n",
    ]
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// The part of a file after its pages.
  static let end = Array("</xournal>\n".utf8)

  /// - Parameter progress: returns false to cancel.
  mutating func writePage(progress: (Double) -> Bool) throws(PictureError) {
    raw("<page width=\"\(page.width)\" height=\"\(page.height)\">\n")
    let background = painting.background
    raw("<background type=\"solid\" color=\"\(Self.color(background.color, alpha: 255))\" ")
    // A picture covers the ruling, and shows it itself.
    let ruling = background.picture == nil ? background.pattern : nil
    raw("\(XournalRuling.attributes(of: ruling, on: page))/>\n")
    let layers = painting.layers.filter(\.isExported)
    for (index, layer) in layers.enumerated() {
      raw("<layer")
      if !layer.name.isEmpty { raw(" name=\"\(SVGWriter.escaped(layer.name))\"") }
      raw(">\n")
      if index == 0, background.picture != nil {
        write(try pixels.picture(of: background))
      }
      try write(layer) { progress((Double(index) + $0) / Double(layers.count)) }
      raw("</layer>\n")
    }
    if layers.isEmpty { raw("<layer/>\n") }
    raw("</page>\n")
  }

  private mutating func write(
    _ layer: Layer, progress: (Double) -> Bool
  ) throws(PictureError) {
    opacity = layer.opacity
    guard opacity > 0 else { return }
    let elements = painting.elements.filter { $0.layer == layer.id }
    let erasers = XournalErasers(elements, on: paper)
    for (index, element) in elements.enumerated() where !element.isEraser {
      if index % 64 == 0, !progress(Double(index) / Double(elements.count)) { throw .cancelled }
      let line = element.line(on: paper)
      let touching = erasers.touching(line, of: element, at: index)
      let mark = XournalMark(
        element, line, erasedBy: touching, opacity: opacity, on: page)
      guard let mark else {
        waiting.append(element.erased(by: touching.compactMap(\.element)))
        continue
      }
      try writeWaiting()
      write(mark)
    }
    try writeWaiting()
  }

  private mutating func writeWaiting() throws(PictureError) {
    guard !waiting.isEmpty else { return }
    let elements = waiting
    waiting = []
    if let picture = try pixels.picture(of: elements, opacity: opacity) { write(picture) }
  }

  // MARK: Text

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// With eight decimals, as Xournal++ itself; finite.
  static func number(_ value: Double) -> String {
    let value = min(max(value, -1e30), 1e30)
    let text = (abs(value) < 1e6 ? (value * 1e8).rounded() / 1e8 : value).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func color(_ color: InkColor, alpha: UInt8) -> String {
    var color = color
    color.alpha = alpha
    return color.hex.lowercased()
  }

  mutating func write(_ picture: XournalPixels.Picture) {
    let side = page.longerSide
    let box = picture.box
    raw("<image left=\"\(Self.number(box.left * side))\" top=\"\(Self.number(box.top * side))\"")
    raw(" right=\"\(Self.number(box.right * side))\"")
    raw(" bottom=\"\(Self.number(box.bottom * side))\">")
    raw(Data(picture.file).base64EncodedString())
    raw("</image>\n")
  }
}
