import Base
import Documents

extension PaintingElement {
  /// The element in all places where a symmetry puts it.
  func copies(by maps: [PaperMap], on paper: AspectRatio) -> [PaintingElement] {
    maps.map { moved(by: $0, on: paper) }
  }

  /// Whether any of its ink may lie on the paper.
  func touchesPaper(_ paper: AspectRatio) -> Bool {
    let size = paper.paperSize
    let area = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: size.dx, y: size.dy))
    return line(on: paper).box(on: paper).grown(by: width / 2).intersects(area)
  }
}
