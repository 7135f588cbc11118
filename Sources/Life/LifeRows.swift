/// The runs of eight rows, on their way to become squares of 8 × 8 cells.
struct LifeRows {
  /// Row by row.
  private var runs: [Range<Int>] = []
  /// Where the runs of each row begin among all; the last number is the end.
  private var starts = [Int](repeating: 0, count: 9)
  private var row = 0
  /// What all runs cover.
  private var reach = Int.max..<Int.max
  /// Room for the squares of a stretch.
  private var leaves: [UInt64] = []

  /// Where runs lie so close that there is one for so many squares, the squares are filled one after the other.
  private static let squaresPerRun = 8

  /// - Parameter row: 0…7; none above the one before.
  @inline(__always)
  mutating func add(_ run: Range<Int>, row: Int) {
    guard !run.isEmpty else { return }
    while self.row < row {
      self.row += 1
      starts[self.row] = runs.count
    }
    let end = runs.isEmpty ? run.upperBound : max(reach.upperBound, run.upperBound)
    reach = min(reach.lowerBound, run.lowerBound)..<end
    runs.append(run)
  }

  /// All that was added, as squares from left to right; nothing is left.
  mutating func takeSquares() -> [LifeCellsBuilder.Squares] {
    guard !runs.isEmpty else { return [] }
    for row in row + 1...8 { starts[row] = runs.count }
    let places = reach.lowerBound >> 3..<(reach.upperBound + 7) >> 3
    let squares = places.count <= Self.squaresPerRun * runs.count ? close(places) : scattered()
    runs.removeAll(keepingCapacity: true)
    (row, reach) = (0, .max ..< .max)
    return squares
  }

  /// Squares that are filled at places beside each other.
  private mutating func close(_ places: Range<Int>) -> [LifeCellsBuilder.Squares] {
    if leaves.count < places.count { leaves = Array(repeating: 0, count: places.count) }
    var squares: [LifeCellsBuilder.Squares] = []
    squares.reserveCapacity(places.count)
    leaves.withUnsafeMutableBufferPointer { leaves in
      runs.withUnsafeBufferPointer { runs in
        for row in 0..<8 {
          for run in runs[starts[row]..<starts[row + 1]] {
            Self.fill(leaves, run.lowerBound - places.lowerBound << 3, run.count, row: row)
          }
        }
      }
      for index in 0..<places.count where leaves[index] != 0 {
        var end = index + 1
        while end < places.count, leaves[end] == leaves[index] {
          leaves[end] = 0
          end += 1
        }
        squares.append(
          LifeCellsBuilder.Squares(
            start: places.lowerBound + index, end: places.lowerBound + end,
            part: .leaf(leaves[index])))
        leaves[index] = 0
      }
    }
    return squares
  }

  @inline(__always)
  private static func fill(
    _ leaves: UnsafeMutableBufferPointer<UInt64>, _ start: Int, _ count: Int, row: Int
  ) {
    let shift = UInt64(56 - 8 * row)
    var (place, rest) = (start, count)
    while rest > 0 {
      let column = place & 7
      let part = min(rest, 8 - column)
      let bits = UInt64(0xFF >> (8 - part)) << UInt64(8 - part - column)
      leaves[place >> 3] |= bits << shift
      (place, rest) = (place + part, rest - part)
    }
  }

  /// Squares with long stretches between or among them.
  private func scattered() -> [LifeCellsBuilder.Squares] {
    var squares: [LifeCellsBuilder.Squares] = []
    var next = Array(starts[..<8])
    var place = reach.lowerBound >> 3
    while true {
      let (bits, end) = stretch(from: place, next)
      guard end < .max else { return squares }
      if let bits {
        if bits != 0 {
          squares.append(LifeCellsBuilder.Squares(start: place, end: end, part: .leaf(bits)))
        }
        place = end
      } else {
        let bits = square(at: place, &next)
        squares.append(LifeCellsBuilder.Squares(start: place, end: place + 1, part: .leaf(bits)))
        place += 1
      }
      for row in 0..<8 {
        while next[row] < starts[row + 1], runs[next[row]].upperBound <= place << 3 {
          next[row] += 1
        }
      }
    }
  }

  /// How far all rows are either full or empty.
  ///
  /// - Returns: the bits of such a square, nil where a row is neither; and where something else begins, if anything
  ///   comes.
  private func stretch(from place: Int, _ next: [Int]) -> (bits: UInt64?, end: Int) {
    var (bits, end): (UInt64?, Int) = (0, .max)
    for row in 0..<8 where next[row] < starts[row + 1] {
      let run = runs[next[row]]
      if run.lowerBound >> 3 > place {
        end = min(end, run.lowerBound >> 3)
      } else if run.lowerBound <= place << 3, run.upperBound >> 3 > place {
        bits = bits.map { $0 | 0xFF << UInt64(56 - 8 * row) }
        end = min(end, run.upperBound >> 3)
      } else {
        (bits, end) = (nil, min(end, place + 1))
      }
    }
    return (bits, end)
  }

  private func square(at place: Int, _ next: inout [Int]) -> UInt64 {
    var bits: UInt64 = 0
    let (first, last) = (place << 3, place << 3 + 8)
    for row in 0..<8 {
      while next[row] < starts[row + 1], runs[next[row]].lowerBound < last {
        let run = runs[next[row]]
        let (from, to) = (max(run.lowerBound, first) - first, min(run.upperBound, last) - first)
        bits |= (0xFF >> UInt64(from) & ~(0xFF >> UInt64(to))) << UInt64(56 - 8 * row)
        if run.upperBound > last { break }
        next[row] += 1
      }
    }
    return bits
  }
}
