import Base
import Documents

// What an eraser that cuts leaves of elements.
extension PaintingElement {
  /// One of the pieces: it looks as the whole did, has its gaps, and belongs to its groups.
  func piece(_ stroke: Stroke, on paper: AspectRatio) -> PaintingElement {
    var piece = PaintingElement(stroke, layer: layer, on: paper).erased(by: erasures)
    piece.groups = groups
    return piece
  }

  /// The pieces of an area, or of a picture, none where nothing is left; nil for anything else, since a text stays one,
  /// and where it takes too long to find them.
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
