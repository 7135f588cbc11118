import Base

/// A generation of a rectangle of cells under a rule of greater range.
///
/// Counts cells of squares by column sums, which move down with the rows, adding and subtracting columns from left to
/// right; other shapes are counted row by row of the shape, from prefix sums.
struct LargerStep {
  /// The source of the cells.
  struct Source {
    /// All stored cells.
    let area: LifeBounds
    /// Whether opposite sides are joined.
    let isJoined: Bool
    /// The cells that may change.
    let part: LifeBounds
  }

  private let rule: LargerRule
  private let source: Source
  private let width: Int
  private let height: Int
  /// The size including the surrounding cells that a row or column depends on.
  private let wide: Int
  private let high: Int

  /// - Returns: nil if it exceeds the limit of cells.
  init?(_ rule: LargerRule, _ source: Source, mostCells: Int) {
    (self.rule, self.source) = (rule, source)
    (width, height) = (source.part.width, source.part.height)
    (wide, high) = (width + 2 * rule.range, height + 2 * rule.range)
    guard wide * high <= mostCells else { return nil }
  }

  /// The area that can change in the next generation: the living cells and those close enough to be born.
  static func part(
    of area: LifeBounds, around alive: LifeBounds, _ rule: LargerRule, _ isJoined: Bool
  ) -> LifeBounds {
    let range = rule.range
    let seen = LifeBounds(
      left: alive.left - range, top: alive.top - range, right: alive.right + range,
      bottom: alive.bottom + range)
    var part = seen.intersection(area) ?? area
    guard isJoined else { return part }
    // Cells that wrap around can be anywhere along that line.
    if seen.left < area.left || seen.right > area.right {
      part = LifeBounds(left: area.left, top: part.top, right: area.right, bottom: part.bottom)
    }
    if seen.top < area.top || seen.bottom > area.bottom {
      part = LifeBounds(left: part.left, top: area.top, right: part.right, bottom: area.bottom)
    }
    return part
  }

  /// A shared buffer for threads writing to disjoint parts.
  private struct Target<Value>: @unchecked Sendable {
    let start: UnsafeMutablePointer<Value>
  }

  /// Advances all cells to their next states.
  ///
  /// - Returns: the smallest rectangle around the living cells; nil for none.
  func advance(_ states: inout [UInt8], threadCount: Int) -> LifeBounds? {
    let next = states.withUnsafeBufferPointer { old in
      [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
        count = width * height
        guard let start = target.baseAddress, let old = old.baseAddress else { return }
        compute(old, to: Target(start: start), threadCount)
      }
    }
    return place(next, in: &states)
  }

  private func compute(
    _ old: UnsafePointer<UInt8>, to target: Target<UInt8>, _ threadCount: Int
  ) {
    // Shorter integers allow more parallel lanes.
    if fitsShort {
      compute(old, to: target, threadCount, as: UInt16.self)
    } else {
      compute(old, to: target, threadCount, as: UInt32.self)
    }
  }

  /// Whether all counts fit in 16 bits.
  private var fitsShort: Bool {
    let side = 2 * rule.range + 1
    let most = max(side * side, rule.birth.upperBound, rule.survival.upperBound + 1)
    return most <= Int(UInt16.max)
  }

  @inline(__always)
  private func compute<Count: FixedWidthInteger & UnsignedInteger & Sendable>(
    _ old: UnsafePointer<UInt8>, to target: Target<UInt8>, _ threadCount: Int, as: Count.Type
  ) {
    let ones = ones(of: old)
    let sums = rule.shape == .moore ? [] : sums(of: ones)
    let own = Target(start: UnsafeMutablePointer(mutating: old))
    let bands = threadCount > 1 ? min(height, 4 * threadCount) : 1
    Cores.share(bands, most: threadCount) { band in
      let rows = band * height / bands..<(band + 1) * height / bands
      var counts = [Count](repeating: 0, count: width)
      var columns: [UInt16] = []
      for y in rows {
        if rule.shape == .moore {
          move(&columns, to: y, ones)
          count(columns, &counts)
        } else {
          count(sums, y, &counts)
        }
        let first = (source.part.top - source.area.top + y) * source.area.width
        let row = own.start + first + source.part.left - source.area.left
        bring(row, counts, to: target.start + y * width)
      }
    }
  }

  // MARK: Cells

  /// Whether each cell is in state 1, including the surrounding ones.
  private func ones(of states: UnsafePointer<UInt8>) -> [UInt8] {
    let area = source.area
    let (left, top) = (
      source.part.left - area.left - rule.range, source.part.top - area.top - rule.range
    )
    return [UInt8](unsafeUninitializedCapacity: wide * high) { ones, count in
      count = wide * high
      ones.initialize(repeating: 0)
      guard let start = ones.baseAddress else { return }
      for line in 0..<high {
        var y = top + line
        if source.isJoined { y = Self.remainder(y, area.height) }
        guard y >= 0, y < area.height else { continue }
        var place = source.isJoined ? 0 : max(0, -left)
        while place < wide {
          var x = left + place
          if source.isJoined { x = Self.remainder(x, area.width) }
          let run = min(wide - place, area.width - x)
          guard run > 0 else { break }
          let (from, to) = (states + y * area.width + x, start + line * wide + place)
          for index in 0..<run { to[index] = from[index] == 1 ? 1 : 0 }
          place += run
        }
      }
    }
  }

  private static func remainder(_ number: Int, _ divisor: Int) -> Int {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }

  /// Writes the next generation back.
  private func place(_ next: [UInt8], in states: inout [UInt8]) -> LifeBounds? {
    let (area, part) = (source.area, source.part)
    var reach: LifeBounds?
    states.withUnsafeMutableBufferPointer { states in
      next.withUnsafeBufferPointer { next in
        for y in 0..<height {
          let row = UnsafeBufferPointer(rebasing: next[y * width..<(y + 1) * width])
          let start = (part.top - area.top + y) * area.width + part.left - area.left
          _ = UnsafeMutableBufferPointer(rebasing: states[start..<start + width]).update(from: row)
          guard let first = row.firstIndex(where: { $0 != 0 }),
            let last = row.lastIndex(where: { $0 != 0 })
          else { continue }
          let own = LifeBounds(
            left: part.left + first, top: part.top + y, right: part.left + last,
            bottom: part.top + y)
          reach = reach?.union(own) ?? own
        }
      }
    }
    return reach
  }

  // MARK: Counting

  /// Updates the column sums seen by a row from those of the previous row, if there is one.
  private func move(_ columns: inout [UInt16], to y: Int, _ ones: [UInt8]) {
    let height = 2 * rule.range + 1
    ones.withUnsafeBufferPointer { ones in
      guard let ones = ones.baseAddress else { return }
      if columns.isEmpty {
        columns = Array(repeating: 0, count: wide)
        for line in y..<y + height {
          let row = ones + line * wide
          for x in columns.indices { columns[x] &+= UInt16(row[x]) }
        }
        return
      }
      let (out, new) = (ones + (y - 1) * wide, ones + (y + height - 1) * wide)
      columns.withUnsafeMutableBufferPointer { columns in
        for x in 0..<wide { columns[x] = columns[x] &+ UInt16(new[x]) &- UInt16(out[x]) }
      }
    }
  }

  /// Counts the cells of squares.
  @inline(__always)
  private func count<Count: FixedWidthInteger & UnsignedInteger>(
    _ columns: [UInt16], _ counts: inout [Count]
  ) {
    let before = 2 * rule.range
    columns.withUnsafeBufferPointer { columns in
      counts.withUnsafeMutableBufferPointer { counts in
        guard let columns = columns.baseAddress, let counts = counts.baseAddress else { return }
        var sum: Count = 0
        for x in 0...before { sum &+= Count(truncatingIfNeeded: columns[x]) }
        counts[0] = sum
        // Computes the differences in parallel first: then only the sums depend on each other.
        let new = columns + before
        for x in 1..<max(1, width) {
          counts[x] =
            Count(truncatingIfNeeded: new[x]) &- Count(truncatingIfNeeded: columns[x - 1])
        }
        for x in 1..<max(1, width) {
          sum &+= counts[x]
          counts[x] = sum
        }
      }
    }
  }

  /// The number of cells to the left of each cell in its row, and at the row's end.
  private func sums(of ones: [UInt8]) -> [Int32] {
    [Int32](unsafeUninitializedCapacity: (wide + 1) * high) { sums, count in
      count = (wide + 1) * high
      for y in 0..<high {
        var sum: Int32 = 0
        sums[y * (wide + 1)] = 0
        for x in 0..<wide {
          sum &+= Int32(ones[y * wide + x])
          sums[y * (wide + 1) + x + 1] = sum
        }
      }
    }
  }

  /// Counts the cells of any shape.
  @inline(__always)
  private func count<Count: FixedWidthInteger & UnsignedInteger>(
    _ sums: [Int32], _ y: Int, _ counts: inout [Count]
  ) {
    let range = rule.range
    sums.withUnsafeBufferPointer { sums in
      counts.withUnsafeMutableBufferPointer { counts in
        guard let sums = sums.baseAddress else { return }
        counts.update(repeating: 0)
        for line in 0...2 * range {
          let reach = rule.shape.reach(line - range, range: range)
          let row = sums + (y + line) * (wide + 1) + range
          let (first, end) = (row - reach, row + reach + 1)
          for x in 0..<width { counts[x] &+= Count(truncatingIfNeeded: end[x] &- first[x]) }
        }
      }
    }
  }

  /// Advances a row to its next states, branch-free and vectorised.
  @inline(__always)
  private func bring<Count: FixedWidthInteger & UnsignedInteger>(
    _ own: UnsafePointer<UInt8>, _ counts: [Count], to target: UnsafeMutablePointer<UInt8>
  ) {
    let (born, bornSpan) = (Count(rule.birth.lowerBound), Count(rule.birth.count - 1))
    let (stays, staysSpan) = (
      Count(rule.survival.lowerBound + (rule.countsMiddle ? 0 : 1)), Count(rule.survival.count - 1)
    )
    // With 256 states the last one wraps to 0 anyway.
    let end = UInt8(truncatingIfNeeded: rule.stateCount)
    counts.withUnsafeBufferPointer { counts in
      for x in 0..<width {
        let (state, count) = (own[x], counts[x])
        let isBorn = count &- born <= bornSpan
        let survives = count &- stays <= staysSpan
        let older = state &+ 1 == end ? 0 : state &+ 1
        let living: UInt8 = state == 1 && survives ? 1 : older
        target[x] = state == 0 ? (isBorn ? 1 : 0) : living
      }
    }
  }
}
