import Base
import Documents

// Texts: their letters are collected, and drawn at the end of the outermost `<text>`.
extension SVGReader {
  /// Begins a `<text>`, or an element in one.
  mutating func beginText(
    _ name: String, _ values: [String: String], _ level: inout Level
  ) {
    if name == "text", text == nil, !level.isSkipped, !level.isHidden, !level.isOwnText {
      text = (SVGTextRuns(), levels.count)
    }
    guard text != nil, !level.isSkipped else { return }
    var path: SVGTextPath?
    if name == "textPath" {
      path = line(of: values, level)
      guard path != nil else {
        // Letters without a line are not shown.
        drawing.omissions.insert(.text)
        levels[levels.count - 1].isSkipped = true
        level.isSkipped = true
        return
      }
    }
    text?.runs.begin(values, level.style, level.map, path: path)
  }

  /// Whether a text is of this program, and no other one changed its letters; or a further row of such a text.
  func isOwnText(_ index: Int, _ values: [String: String]) -> Bool {
    if values["filbert:part"] == "row" { return true }
    guard values["filbert:tool"] == Tool.text.rawValue, let string = values["filbert:text"] else {
      return false
    }
    let first = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first
    let bytes = tree.wholeText(of: index, atMost: 1 << 16)
    return bytes == Array((first ?? "").utf8)
  }

  /// Further lines of texts are not looked at.
  private static let mostTextPathPoints = 4_000_000

  /// The line that a `<textPath>` refers to.
  private mutating func line(of values: [String: String], _ level: Level) -> SVGTextPath? {
    guard let link = values["href"] ?? values["xlink:href"],
      let element = tree.element(linkedBy: link), SVGShape.names.contains(tree[element].name)
    else { return nil }
    let own = tree.attributes(of: element)
    let shape = SVGShape(
      tree[element].name, own, level.style.lengths, mostPoints: SVGTextPath.mostPoints)
    let tolerance = canvas.tolerance(under: level.map)
    textPathPointCount += shape.lineCount(tolerance: tolerance)
    guard textPathPointCount <= Self.mostTextPathPoints else { return nil }
    return SVGTextPath(
      shape, of: element, own["transform"].map(SVGTransform.map) ?? .identity,
      tolerance: tolerance, values, level.style.lengths)
  }
}
