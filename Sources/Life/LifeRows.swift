/// The runs of eight rows, on their way to become squares of 8 × 8 cells.
struct LifeRows {
  private var runs: [[Range<Int>]] = Array(repeating: [], count: 8)

  /// - Parameter row: 0…7.
  mutating func add(_ run: Range<Int>, row: Int) {
    guard !run.isEmpty else { return }
    runs[row].append(run)
  }

  /// All that was added, as squares from left to right; nothing is left.
  mutating func takeSquares() -> [LifeCellsBuilder.Squares] {
    var squares: [LifeCellsBuilder.Squares] = []
    var next = [Int](repeating: 0, count: 8)
    guard var place = runs.compactMap({ $0.first?.lowerBound }).min() else { return [] }
    place >>= 3
    while true {
      let (bits, end) = stretch(from: place, next)
      guard end < .max else { break }
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
        while next[row] < runs[row].count, runs[row][next[row]].upperBound <= place << 3 {
          next[row] += 1
        }
      }
    }
    for row in 0..<8 { runs[row].removeAll(keepingCapacity: true) }
    return squares
  }

  /// How far all rows are either full or empty.
  ///
  /// - Returns: the bits of such a square, nil where a row is neither; and where something else begins, if anything
  ///   comes.
  private func stretch(from place: Int, _ next: [Int]) -> (bits: UInt64?, end: Int) {
    var (bits, end): (UInt64?, Int) = (0, .max)
    for row in 0..<8 where next[row] < runs[row].count {
      let run = runs[row][next[row]]
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
      while next[row] < runs[row].count, runs[row][next[row]].lowerBound < last {
        let run = runs[row][next[row]]
        let (from, to) = (max(run.lowerBound, first) - first, min(run.upperBound, last) - first)
        bits |= (0xFF >> UInt64(from) & ~(0xFF >> UInt64(to))) << UInt64(56 - 8 * row)
        if run.upperBound > last { break }
        next[row] += 1
      }
    }
    return bits
  }
}
