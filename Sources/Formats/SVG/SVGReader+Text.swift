import Base

// Texts: their letters are collected, and drawn at the end of the outermost `<text>`.
extension SVGReader {
  /// Begins a `<text>`, or an element in one.
  mutating func beginText(
    _ name: String, _ values: [String: String], _ level: inout Level
  ) {
    if name == "text", text == nil, !level.isSkipped, !level.isHidden {
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
      shape, own["transform"].map(SVGTransform.map) ?? .identity,
      tolerance: tolerance, offset: values["startOffset"],
      level.style.lengths)
  }
}
