import Base
import Documents

extension SVGCanvas {
  /// A text as a stroke; nil if nothing is visible.
  ///
  /// - Parameters:
  ///   - block: in user units, as are the letters.
  ///   - letters: as contours of curves.
  func text(
    _ block: TextBlock, letters: [[PaperPoint]], _ color: InkColor, _ map: PaperMap
  ) -> Stroke? {
    var text = block
    text.map = lengths.after(map).after(block.map)
    let contours = letters.map { $0.map { lengths.after(map)($0).unitPoint(on: ratio) } }
    guard text.isSound, let outline = AreaOutline(contours: contours) else { return nil }
    return Stroke(
      tool: .text, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: color),
      samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends, text: text)
  }
}
