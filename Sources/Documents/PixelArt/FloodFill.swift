public import Base

/// Flood fill of equal cells, in the four directions of the grid.
///
/// Works on spans of rows instead of cells: the stack holds, for each filled span, an adjacent row that is still to be
/// searched. After Paul Heckbert, "A Seed Fill Algorithm", Graphics Gems (1990), comparing sixteen cells at a time.
public enum FloodFill {
  /// An index of a palette, or `CellGrid.empty`.
  public typealias Cell = CellGrid.Cell

  /// A filled span whose neighbours in the row `y + dy` are still to be searched.
  private struct Span {
    var left: Int32
    /// One past the last cell.
    var right: Int32
    var y: Int32
    var dy: Int32
  }

  /// Fills the connected area of cells equal to the one at a position.
  ///
  /// - Parameters:
  ///   - cells: row by row.
  ///   - start: inside of them.
  /// - Returns: the smallest rectangle around the filled cells; empty if they have that colour already.
  /// - Complexity: O(*n*) in the number of filled cells; the stack holds at most one entry for each span of the area.
  @discardableResult
  public static func fill(
    _ cells: inout [Cell], size: CellSize, from start: CellPosition, with new: Cell
  ) -> CellRect {
    precondition(cells.count == size.count, "As many cells as the size has")
    guard CellRect(size: size).contains(start) else { return .empty }
    return cells.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .empty }
      let old = base[start.y * size.width + start.x]
      guard old != new else { return .empty }
      var area = FillArea(base, size, old: old, new: new)
      return area.fill(from: start)
    }
  }

  /// Fills like `fill`, on a grid with its opposite edges joined.
  @discardableResult
  public static func fillRound(
    _ cells: inout [Cell], size: CellSize, from start: CellPosition, with new: Cell
  ) -> CellRect {
    guard CellRect(size: size).contains(start) else { return .empty }
    let old = cells[start.y * size.width + start.x]
    let joints = joints(of: size).filter { one, other in
      cells[one.y * size.width + one.x] == old && cells[other.y * size.width + other.x] == old
    }
    var changed = fill(&cells, size: size, from: start, with: new)
    guard !changed.isEmpty else { return changed }
    // Each fill stops at the edges: continue it on the opposite side.
    var goesOn = true
    while goesOn {
      goesOn = false
      for (one, other) in joints {
        let isFilled = cells[one.y * size.width + one.x] == new
        guard isFilled != (cells[other.y * size.width + other.x] == new) else { continue }
        changed = changed.union(
          fill(&cells, size: size, from: isFilled ? other : one, with: new))
        goesOn = true
      }
    }
    return changed
  }

  /// The pairs of cells that become neighbours if opposite edges are joined.
  private static func joints(of size: CellSize) -> [(CellPosition, CellPosition)] {
    (0..<size.height).map {
      (CellPosition(x: 0, y: $0), CellPosition(x: size.width - 1, y: $0))
    }
      + (0..<size.width).map {
        (CellPosition(x: $0, y: 0), CellPosition(x: $0, y: size.height - 1))
      }
  }

  /// Replaces all cells equal to the one at a position, wherever they are.
  @discardableResult
  public static func replaceAll(
    _ cells: inout [Cell], size: CellSize, like start: CellPosition, with new: Cell
  ) -> CellRect {
    guard CellRect(size: size).contains(start) else { return .empty }
    let old = cells[start.y * size.width + start.x]
    guard old != new else { return .empty }
    var changed = CellRect.empty
    for y in 0..<size.height {
      var (left, right) = (-1, -1)
      for x in 0..<size.width where cells[y * size.width + x] == old {
        cells[y * size.width + x] = new
        if left < 0 { left = x }
        right = x
      }
      if left >= 0 {
        changed = changed.union(CellRect(x: left, y: y, width: right - left + 1, height: 1))
      }
    }
    return changed
  }

  /// The area being filled.
  private struct FillArea {
    let base: UnsafeMutablePointer<Cell>
    let width: Int
    let height: Int
    let old: Cell
    let new: Cell
    private var stack: UnsafeMutablePointer<Span>
    private var capacity = 1024
    private var count = 0
    private var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)

    init(_ base: UnsafeMutablePointer<Cell>, _ size: CellSize, old: Cell, new: Cell) {
      self.base = base
      (width, height) = (size.width, size.height)
      self.old = old
      self.new = new
      stack = .allocate(capacity: capacity)
    }

    mutating func fill(from start: CellPosition) -> CellRect {
      defer { stack.deallocate() }
      let row = base + start.y * width
      let first = beginning(row, before: start.x)
      let end = fillRight(row, from: first)
      (left, right) = (first, end)
      note(start.y)
      push(first, end, start.y, 1)
      push(first, end, start.y, -1)
      while count > 0 {
        count -= 1
        look(beside: stack[count])
      }
      return CellRect(x: left, y: top, width: right - left, height: bottom - top + 1)
    }

    @inline(__always)
    private mutating func push(_ left: Int, _ right: Int, _ y: Int, _ dy: Int) {
      guard UInt(bitPattern: y + dy) < UInt(bitPattern: height) else { return }
      if count == capacity { grow() }
      stack[count] = Span(
        left: Int32(truncatingIfNeeded: left), right: Int32(truncatingIfNeeded: right),
        y: Int32(truncatingIfNeeded: y), dy: Int32(truncatingIfNeeded: dy))
      count += 1
    }

    @inline(never)
    private mutating func grow() {
      let larger = UnsafeMutablePointer<Span>.allocate(capacity: 2 * capacity)
      larger.update(from: stack, count: count)
      stack.deallocate()
      stack = larger
      capacity *= 2
    }

    /// Records a filled row.
    private mutating func note(_ y: Int) {
      top = min(top, y)
      bottom = max(bottom, y)
    }

    /// Fills the cells adjacent to a span in the next row, and continues from there while there is only one way to go.
    private mutating func look(beside span: Span) {
      var (from, to) = (Int(span.left), Int(span.right))
      let dy = Int(span.dy)
      var y = Int(span.y) + dy
      var (left, right) = (left, right)
      // All rows between the span's and the last one are filled, too.
      var last = Int(span.y)
      defer {
        (self.left, self.right) = (left, right)
        note(last)
      }
      while true {
        let row = base + y * width
        var x = nextOld(row, from: from, to: to)
        guard x < to else { return }
        last = y
        // Only the first span can extend past the beginning of the adjacent one.
        var first = x == from ? beginning(row, before: x) : x
        var end = fillRight(row, from: x)
        if first < x { fill(row, from: first, to: x) }
        if first < left { left = first }
        // A span extending past it also opens the way back.
        if first < from - 1 { push(first, from - 1, y, -dy) }
        while end < to - 1 {
          x = nextOld(row, from: end + 1, to: to)
          guard x < to else { break }
          push(first, end, y, dy)
          (first, end) = (x, fillRight(row, from: x))
        }
        if end > to + 1 { push(to + 1, end, y, -dy) }
        if end > right { right = end }
        (from, to) = (first, end)
        y += dy
        guard UInt(bitPattern: y) < UInt(bitPattern: height) else { return }
      }
    }

    @inline(__always)
    private func fill(_ row: UnsafeMutablePointer<Cell>, from start: Int, to end: Int) {
      (row + start).update(repeating: new, count: end - start)
    }

    /// Returns the first old cell in a range, or its end if there is none.
    @inline(__always)
    private func nextOld(_ row: UnsafeMutablePointer<Cell>, from start: Int, to end: Int) -> Int {
      var x = start
      let near = min(start + 8, end)
      while x < near {
        if row[x] == old { return x }
        x += 1
      }
      let pattern = SIMD16<Cell>(repeating: old)
      while x + 16 <= end,
        !any(UnsafeRawPointer(row + x).loadUnaligned(as: SIMD16<Cell>.self) .== pattern)
      {
        x += 16
      }
      while x < end, row[x] != old { x += 1 }
      return x
    }

    /// Returns the start of the run of old cells that ends before an index.
    @inline(__always)
    private func beginning(_ row: UnsafeMutablePointer<Cell>, before index: Int) -> Int {
      var x = index
      let near = max(index - 8, 0)
      while x > near {
        guard row[x - 1] == old else { return x }
        x -= 1
      }
      let pattern = SIMD16<Cell>(repeating: old)
      while x >= 16,
        UnsafeRawPointer(row + x - 16).loadUnaligned(as: SIMD16<Cell>.self) == pattern
      {
        x -= 16
      }
      while x > 0, row[x - 1] == old { x -= 1 }
      return x
    }

    /// Fills old cells to the right of an index. Returns the end of the run.
    @inline(__always)
    private func fillRight(_ row: UnsafeMutablePointer<Cell>, from index: Int) -> Int {
      row[index] = new
      var x = index + 1
      // Most spans of a detailed picture are short.
      let near = min(index + 8, width)
      while x < near {
        guard row[x] == old else { return x }
        row[x] = new
        x += 1
      }
      let pattern = SIMD16<Cell>(repeating: old)
      let filled = SIMD16<Cell>(repeating: new)
      while x + 16 <= width,
        UnsafeRawPointer(row + x).loadUnaligned(as: SIMD16<Cell>.self) == pattern
      {
        UnsafeMutableRawPointer(row + x).storeBytes(of: filled, as: SIMD16<Cell>.self)
        x += 16
      }
      while x < width, row[x] == old {
        row[x] = new
        x += 1
      }
      return x
    }
  }
}
