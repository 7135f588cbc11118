import Base
import Canvas
public import Rendering
import Widgets

/// The lines of a layer that are shown on the desk, too: around the paper, as far as they reach beyond it.
public struct DeskLines {
  /// In pixels from the paper's corner.
  private let lines: [Polyline]
  /// That of the layer as a whole, 0…1.
  private let opacity: Double
  /// In pixels from the paper's corner.
  let bounds: PixelRect

  /// Creates the lines of a layer, in pixels from the paper's corner.
  public init(_ lines: [Polyline], opacity: Double) {
    self.lines = lines
    self.opacity = opacity
    bounds = lines.reduce(.empty) { $0.union($1.bounds) }
  }

  /// Paints the part of the lines in an area around the paper.
  fileprivate func paint(_ area: PixelRect, in context: DrawingContext, x: Int, y: Int) {
    let rect = area.intersection(bounds)
    guard !rect.isEmpty else { return }
    context.saved {
      context.rectangle(rect.offset(x: x, y: y))
      context.clip()
      context.faded(to: opacity) {
        for line in lines where line.bounds.intersects(rect) {
          line.sketch(rect, in: context, x: x, y: y, over: nil)
        }
      }
    }
  }
}

extension PaintView {
  /// Paints the desk around the paper, which is drawn unrotated.
  ///
  /// - Parameter area: in pixels from the paper's corner.
  func drawDesk(_ area: PixelRect, in context: DrawingContext, x: Int, y: Int) {
    let paper = PixelRect(size: viewport.paper.size)
    for part in area.parts(outside: paper) {
      for lines in desk { lines.paint(part, in: context, x: x, y: y) }
    }
  }

  /// Shows the desk as it has become.
  func redrawDesk(since old: [DeskLines]) {
    let bounds = (old + desk).reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard !bounds.isEmpty else { return }
    let seen = viewport.viewRect(covering: bounds)
    setNeedsDisplay(
      ViewRect(
        x: Double(seen.x) / scale, y: Double(seen.y) / scale, width: Double(seen.width) / scale,
        height: Double(seen.height) / scale
      ).intersection(self.bounds))
  }
}

extension PixelRect {
  /// The rectangles that cover it except for another one.
  fileprivate func parts(outside hole: PixelRect) -> [PixelRect] {
    let hole = intersection(hole)
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }
}
