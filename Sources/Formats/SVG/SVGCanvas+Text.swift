import Base
import Canvas
import Documents

extension SVGCanvas {
  /// A text as a stroke, set with the fonts of this machine.
  ///
  /// - Parameters:
  ///   - x: where it begins, ends or has its middle, as its anchor says.
  ///   - y: of its base line.
  /// - Returns: nil where nothing is to be seen of it; and how far it goes, in units.
  func text(
    _ string: String, _ style: SVGStyle, _ map: PaperMap, x: Double, y: Double
  ) -> (stroke: Stroke?, width: Double) {
    let size = style.fontSize
    guard size > 0, size.isFinite, x.isFinite, y.isFinite else { return (nil, 0) }
    var text = TextBlock(
      string,
      style: TextStyle(
        family: style.fontFamily, weight: style.fontWeight, isItalic: style.isItalic,
        alignment: style.textAnchor),
      map: PaperMap(xx: size, xy: 0, yx: 0, yy: size, x0: x, y0: y))
    let setting = TextSetting(text)
    // Whoever writes SVG says where the start is; here that is where the script begins.
    if setting.layout.beginsOnRight != style.beginsOnRight { text.style.alignment.turn() }
    let width = setting.layout.size.width * size / TextSetting.unitsPerEm
    text.map.y0 -= setting.layout.baseline * size / TextSetting.unitsPerEm
    text.map = lengths.after(map).after(text.map)
    guard text.isSound, let outline = TextSetting(text).outline(on: ratio) else {
      return (nil, width)
    }
    let stroke = Stroke(
      tool: .text, width: PaperScale.length(ofPoints: 1),
      style: LineStyle(color: style.fill.flat ?? .black),
      samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends, text: text)
    return (stroke, width)
  }
}

extension TextStyle.Alignment {
  fileprivate mutating func turn() {
    self =
      switch self {
      case .start: .end
      case .center: .center
      case .end: .start
      }
  }
}
