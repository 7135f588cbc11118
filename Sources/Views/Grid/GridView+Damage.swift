public import Base
import Widgets

// Partial redrawing.
extension GridView {
  /// Beyond this zoom, everything fits in a few pixels.
  private static let mostShiftInCells = 50

  /// Marks changed cells for redrawing.
  public func setNeedsDisplay(_ cells: CellRect) {
    guard !cells.isEmpty else { return }
    // All copies of a tiled grid change, too.
    guard !isTiled, viewport.shift < Self.mostShiftInCells else { return setNeedsDisplay() }
    // A pixel of a reduced grid also depends on neighbouring cells.
    let reach = viewport.cellSide < 1 ? Int(saturating: (2 / viewport.cellSide).rounded(.up)) : 0
    let area = CellRect(
      x: cells.x - reach, y: cells.y - reach, width: cells.width + 2 * reach,
      height: cells.height + 2 * reach)
    setNeedsDisplay(points(of: viewport.pixels(of: area)))
  }

  private func points(of pixels: PixelRect) -> ViewRect {
    let visible = pixels.intersection(PixelRect(size: pixelSize))
    return ViewRect(
      x: Double(visible.x) / scale, y: Double(visible.y) / scale,
      width: Double(visible.width) / scale, height: Double(visible.height) / scale)
  }

  /// Returns the frame of cells in the view, in points.
  public func frame(of cells: CellRect) -> ViewRect { points(of: viewport.pixels(of: cells)) }

  func showMarks(since old: GridMarks) {
    guard old.guides == marks.guides else { return setNeedsDisplay() }
    var rects = old.rects + marks.rects
    if old.slices != marks.slices {
      let (before, after) = (old.slices, marks.slices)
      rects += (before.filter { !after.contains($0) } + after.filter { !before.contains($0) })
        .flatMap(\.rects)
      // Another order shows, too.
      if rects.isEmpty { rects = after.flatMap(\.rects) }
    }
    for rect in rects {
      let frame = viewport.pixels(of: rect)
      let reach = Int(saturating: (8 * scale).rounded(.up))
      setNeedsDisplay(
        points(
          of: PixelRect(
            x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
            height: frame.height + 2 * reach)))
    }
  }
}
