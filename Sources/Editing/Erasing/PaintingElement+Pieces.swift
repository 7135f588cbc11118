import Base
import Documents

// The pieces of elements cut by an eraser.
extension PaintingElement {
  /// Returns one of the pieces, with the style, gaps and groups of the whole.
  func piece(_ stroke: Stroke, on paper: AspectRatio) -> PaintingElement {
    var piece = PaintingElement(stroke, layer: layer, on: paper).erased(by: erasures)
    piece.setGroups(groups, styles: groupStyles)
    return piece
  }

  /// Returns the pieces of a cut area or picture, possibly none. Returns nil for other elements, since a text stays in
  /// one piece, or if the computation would take too long.
  func pieces(cutBy eraser: EraserPath, on paper: AspectRatio) -> [PaintingElement]? {
    guard content.text == nil, isArea else { return nil }
    let whole = stroke(on: paper)
    let contours = AreaOutline.curves(
      whole.samples.map { PaperPoint($0.position, on: paper) }, ends: whole.contourEnds)
    let pieces = AreaPieces(
      of: contours, by: whole.fillRule, cutBy: eraser, tolerance: Self.finest)?.pieces
    return pieces?.map { contours in
      var stroke = whole
      stroke.contourEnds = []
      stroke.areaRule = .evenOdd
      stroke.samples = []
      for contour in contours {
        for curve in contour {
          for point in [curve.start.position, curve.startControl, curve.endControl] {
            stroke.samples.append(Sample(position: point.unitPoint(on: paper)))
          }
        }
        stroke.contourEnds.append(stroke.samples.count)
      }
      return piece(stroke, on: paper)
    }
  }
}
