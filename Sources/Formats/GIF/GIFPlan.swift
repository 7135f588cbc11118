import Base
import Documents

/// What of each frame has to be drawn, over what the frames before it left.
///
/// A cell that becomes transparent can't be drawn: the frame before has to clear it when it goes
/// ("restore to background"), with all of its own rectangle.
struct GIFPlan {
  struct Frame {
    /// In cells.
    let rect: CellRect
    /// The colours to be drawn in the rectangle.
    let wanted: CellGrid
    /// What is seen before.
    let canvas: CellGrid
    /// Whether the rectangle is cleared when the next frame comes.
    let clears: Bool
  }

  /// What is seen before the next frame is drawn.
  private var canvas: CellGrid
  private var isFirst = true
  /// Where the next frame is another one than the last, if that is known.
  private var known: CellRect?

  init(size: CellSize) { canvas = CellGrid(size: size) }

  /// Plans a frame and notes what it leaves.
  ///
  /// - Parameter next: the frame after it; nil for the last one.
  mutating func frame(_ wanted: CellGrid, before next: CellGrid?) -> Frame {
    // The first frame is drawn whole: not every program trusts a canvas that was never painted.
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
