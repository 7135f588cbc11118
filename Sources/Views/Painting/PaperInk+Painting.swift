import Canvas
import Base
import Rendering

// Painting the finished part of the picture, and placeholders for the rest.
extension PaperInk {
  /// Paints like `paint`, with additional content on the sheet of the line being drawn. Returns false if that is to be
  /// painted on top of everything.
  ///
  /// - Parameters:
  ///   - blends: whether the content blends with the sheet's ink, so that it can't be painted on top.
  ///   - draw: draws the content over the sheet's ink in a context, with the paper's corner at a position.
  func paintOnSheet(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, blends: Bool,
    draw: (_ ink: DrawingContext, _ x: Int, _ y: Int) -> Void
  ) -> Bool {
    guard let sharp, blends || !sharp.isAlone(sheet), sharp.missingTiles(in: rect).isEmpty else {
      return false
    }
    sharp.paint(rect, in: context, x: x, y: y, on: sheet, draw: draw)
    return true
  }

  /// Paints the ink of a rectangle, with the paper's corner at a position in the context's pixels.
  ///
  /// - Parameter backdrop: the content already painted below it.
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
