public import Base
import Widgets

// What of the view is drawn again.
extension GridView {
  /// Further out a few pixels are all that there are.
  private static let mostShiftInCells = 50

  /// Cells are others now.
  public func setNeedsDisplay(_ cells: CellRect) {
    guard !cells.isEmpty else { return }
    // All copies of a tiled grid are others, too.
    guard !isTiled, placement.shift < Self.mostShiftInCells else { return setNeedsDisplay() }
    // A pixel of cells that are made smaller shows its neighbours, too.
    let reach = placement.cellSide < 1 ? Int(saturating: (2 / placement.cellSide).rounded(.up)) : 0
    let area = CellRect(
      x: cells.x - reach, y: cells.y - reach, width: cells.width + 2 * reach,
      height: cells.height + 2 * reach)
    setNeedsDisplay(points(of: placement.pixels(of: area)))
  }

  private func points(of pixels: PixelRect) -> ViewRect {
    let visible = pixels.intersection(PixelRect(size: pixelSize))
    return ViewRect(
      x: Double(visible.x) / scale, y: Double(visible.y) / scale,
      width: Double(visible.width) / scale, height: Double(visible.height) / scale)
  }

  /// The place of cells in the view, in points.
  public func frame(of cells: CellRect) -> ViewRect { points(of: placement.pixels(of: cells)) }

  func showMarks(since old: GridMarks) {
    guard old.guides == marks.guides else { return setNeedsDisplay() }
    for rect in old.rects + marks.rects {
      let frame = placement.pixels(of: rect)
      let reach = Int(saturating: (8 * scale).rounded(.up))
      setNeedsDisplay(
        points(
          of: PixelRect(
            x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
            height: frame.height + 2 * reach)))
    }
  }
}
