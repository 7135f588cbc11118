import Base
import Canvas
import Documents

extension SVGCanvas {
  /// Lays out a text as a stroke, with this machine's fonts.
  ///
  /// - Parameters:
  ///   - x: of its start, end or middle, depending on its anchor.
  ///   - y: of its baseline.
  /// - Returns: the stroke, nil if nothing is visible, and the text's width in units.
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
    // In SVG the start is explicit; here it is that of the script.
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
