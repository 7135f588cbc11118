import Canvas
import Base
import Rendering

// What of the picture is there, and what stands in for the rest.
extension PaperPicture {
  /// Paints as `paint` does, with something on the sheet of the line under the pointer; false where that is to be
  /// painted over everything.
  ///
  /// - Parameter draw: draws it on the sheet's ink in a context, where the paper's corner is at a position.
  func paintOnSheet(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int,
    draw: (_ ink: DrawingContext, _ x: Int, _ y: Int) -> Void
  ) -> Bool {
    guard let sharp, !sharp.isAlone(sheet), sharp.missingTiles(in: rect).isEmpty else {
      return false
    }
    sharp.paint(rect, in: context, x: x, y: y, on: sheet, draw: draw)
    return true
  }

  /// Paints the ink of a rectangle, the paper's corner at a position of the context's pixels.
  ///
  /// - Parameter backdrop: what is painted under it already.
  func paint(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over backdrop: BackdropTiles
  ) {
    var blanks = [rect]
    if let sharp {
      blanks = sharp.missingTiles(in: rect).map { sharp.grid.rect(of: $0).intersection(rect) }
    }
    if !blanks.isEmpty {
      context.saved {
        for blank in blanks { context.rectangle(blank.offset(x: x, y: y)) }
        context.clip()
        standIns.paint(rect, in: context, paper: viewport.paper.size, x: x, y: y)
        for line in added where line.bounds.intersects(rect) {
          line.sketch(rect, in: context, x: x, y: y, over: backdrop)
        }
      }
    }
    sharp?.paint(rect, in: context, x: x, y: y)
  }
}
