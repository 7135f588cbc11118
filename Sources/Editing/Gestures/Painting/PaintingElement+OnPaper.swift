import Base
import Documents

extension PaintingElement {
  /// Whether any of its ink may be on the paper.
  func touchesPaper(_ paper: AspectRatio) -> Bool {
    let size = paper.paperSize
    let area = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: size.dx, y: size.dy))
    return line(on: paper).box(on: paper).grown(by: reach).intersects(area)
  }
}
