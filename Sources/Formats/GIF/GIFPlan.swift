import Base
import Documents

/// Determines the part of each frame to draw over the previous ones.
///
/// A cell that becomes transparent can't be drawn: the previous frame must clear it on disposal ("restore to
/// background"), with all of its own rectangle.
struct GIFPlan {
  struct Frame {
    /// In cells.
    let rect: CellRect
    /// The colours to be drawn in the rectangle.
    let wanted: CellGrid
    /// The visible cells before it.
    let canvas: CellGrid
    /// Whether the rectangle is cleared before the next frame.
    let clears: Bool
  }

  /// The visible cells before the next frame.
  private var canvas: CellGrid
  private var isFirst = true
  /// The area of the next frame's changes, if known.
  private var known: CellRect?

  init(size: CellSize) { canvas = CellGrid(size: size) }

  /// Plans a frame and updates the canvas.
  ///
  /// - Parameter next: the frame after it; nil for the last one.
  mutating func frame(_ wanted: CellGrid, before next: CellGrid?) -> Frame {
    // The first frame is drawn completely: some programs mistrust an unpainted canvas.
    var rect = isFirst ? wanted.bounds : known ?? wanted.changes(from: canvas)
    isFirst = false
    let changed = next?.changes(from: wanted) ?? .empty
    let cleared = next.map { Self.cleared(in: $0, after: wanted, within: changed) } ?? .empty
    rect = rect.union(cleared)
    if rect.isEmpty { rect = CellRect(x: 0, y: 0, width: 1, height: 1) }
    let frame = Frame(
      rect: rect, wanted: wanted, canvas: canvas, clears: !cleared.isEmpty)
    canvas = wanted
    known = changed
    if frame.clears {
      canvas.fill(rect, with: GIFColors.transparent)
      known = nil
    }
    return frame
  }

  /// The smallest rectangle around the cells that become transparent.
  private static func cleared(
    in next: CellGrid, after wanted: CellGrid, within changed: CellRect
  ) -> CellRect {
    guard !changed.isEmpty else { return .empty }
    let new = next.cells(in: changed)
    guard new.contains(where: { $0 < 0 }) else { return .empty }
    let old = wanted.cells(in: changed)
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<changed.height {
      for x in 0..<changed.width {
        let index = y * changed.width + x
        guard new[index] < 0, old[index] >= 0 else { continue }
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard right >= left else { return .empty }
    return CellRect(
      x: changed.x + left, y: changed.y + top, width: right - left + 1, height: bottom - top + 1)
  }
}
