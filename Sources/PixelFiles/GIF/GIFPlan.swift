import Geometry
import Model

/// What of each frame has to be drawn, over what the frames before it left.
///
/// A cell that becomes transparent can't be drawn: the frame before has to clear it when it goes
/// ("restore to background"), with all of its own rectangle.
struct GIFPlan {
  struct Frame {
    /// In cells.
    var rect: CellRect
    /// The colours to be drawn in the rectangle, row by row.
    var colors: [Int16]
    /// Where a cell shows already what it should.
    var isKept: [Bool]
    /// Whether the rectangle is cleared when the next frame comes.
    var clears: Bool
  }

  private let size: CellSize
  /// What is seen before the next frame is drawn.
  private var canvas: [Int16]
  private var isFirst = true

  init(size: CellSize) {
    self.size = size
    canvas = Array(repeating: GIFColors.transparent, count: size.count)
  }

  /// Plans a frame and notes what it leaves.
  ///
  /// - Parameter next: the frame after it; nil for the last one.
  mutating func frame(_ wanted: [Int16], before next: [Int16]?) -> Frame {
    // The first frame is drawn whole: not every program trusts a canvas that was never painted.
    var rect = isFirst ? CellRect(size: size) : bounds { wanted[$0] != canvas[$0] }
    var clears = false
    if let next {
      let cleared = bounds { wanted[$0] >= 0 && next[$0] < 0 }
      clears = !cleared.isEmpty
      rect = rect.union(cleared)
    }
    isFirst = false
    if rect.isEmpty { rect = CellRect(x: 0, y: 0, width: 1, height: 1) }
    var frame = Frame(rect: rect, colors: [], isKept: [], clears: clears)
    frame.colors.reserveCapacity(rect.size.count)
    frame.isKept.reserveCapacity(rect.size.count)
    for y in rect.y..<rect.maxY {
      for index in y * size.width + rect.x..<y * size.width + rect.maxX {
        frame.colors.append(wanted[index])
        frame.isKept.append(wanted[index] == canvas[index])
        canvas[index] = clears ? GIFColors.transparent : wanted[index]
      }
    }
    return frame
  }

  /// The smallest rectangle around places.
  private func bounds(of isInside: (Int) -> Bool) -> CellRect {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<size.height {
      let row = y * size.width
      guard let first = (0..<size.width).first(where: { isInside(row + $0) }) else { continue }
      var last = size.width - 1
      while !isInside(row + last) { last -= 1 }
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y)
    }
    guard right >= left else { return .empty }
    return CellRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
