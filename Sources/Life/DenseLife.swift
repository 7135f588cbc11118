import Dispatch

/// A board of a given size on which every cell is computed: 64 cells a word, several words at once, bands of rows on
/// all cores.
///
/// What is around it is either its own other side, as on a torus, or dead.
///
///     var life = DenseLife(width: 1024, height: 1024, edges: .torus, rule: .conway)
///     life.set(true, x: 3, y: 4)
///     life.advance(by: 100)
public struct DenseLife: Sendable {
  public enum Edges: Sendable {
    /// Left and right, and top and bottom, are joined.
    case torus
    /// Nothing lives beyond.
    case dead
  }

  public let width: Int
  public let height: Int
  public let edges: Edges
  public let rule: LifeRule
  public private(set) var generation = 0
  /// How many bands are computed at once.
  public var threadCount: Int

  private typealias Words = SIMD8<UInt64>
  private static let lanes = 8
  /// Words in a row with what lies around: one before, and as many behind as whole vectors need.
  private let stride: Int
  private let wordCount: Int
  private let leafRule: LeafRule
  /// Rows from one above the board to one below; bit n of a word is its cell n.
  private var cells: [UInt64]
  private var next: [UInt64]

  /// - Parameters: at least 1 × 1 cells.
  public init(width: Int, height: Int, edges: Edges, rule: LifeRule, threadCount: Int = 1) {
    precondition(width > 0 && height > 0, "A board has cells")
    self.width = width
    self.height = height
    self.edges = edges
    self.rule = rule
    self.threadCount = max(1, threadCount)
    leafRule = LeafRule(rule)
    wordCount = (width + 63) / 64
    let vectors = (wordCount + Self.lanes - 1) / Self.lanes
    stride = 1 + vectors * Self.lanes + 1
    cells = Array(repeating: 0, count: stride * (height + 2))
    next = cells
  }

  // MARK: Cells

  private func place(_ x: Int, _ y: Int) -> (word: Int, bit: UInt64) {
    ((y + 1) * stride + 1 + x >> 6, UInt64(x & 63))
  }

  public subscript(x: Int, y: Int) -> Bool {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "A cell of the board")
    let place = place(x, y)
    return cells[place.word] >> place.bit & 1 == 1
  }

  /// - Returns: whether the cell is another one now.
  @discardableResult
  public mutating func set(_ isAlive: Bool, x: Int, y: Int) -> Bool {
    guard self[x, y] != isAlive else { return false }
    let place = place(x, y)
    cells[place.word] ^= 1 << place.bit
    return true
  }

  public var population: Int {
    var count = 0
    for y in 0..<height {
      let row = (y + 1) * stride + 1
      for word in row..<row + wordCount { count += cells[word].nonzeroBitCount }
    }
    return count
  }

  // MARK: Time

  public mutating func advance(by generations: Int) {
    for _ in 0..<generations { step() }
  }

  private mutating func step() {
    surround()
    let (stride, height, wordCount) = (stride, height, wordCount)
    let bandCount = min(threadCount, max(1, height / 16))
    let (rule, lastMask) = (leafRule, width & 63 == 0 ? ~0 : (UInt64(1) << UInt64(width & 63)) - 1)
    cells.withUnsafeBufferPointer { from in
      next.withUnsafeMutableBufferPointer { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        let board = Board(
          source: source, target: target, stride: stride, wordCount: wordCount, rule: rule,
          lastMask: lastMask)
        if bandCount == 1 { return board.step(rows: 0..<height) }
        DispatchQueue.concurrentPerform(iterations: bandCount) { band in
          board.step(rows: band * height / bandCount..<(band + 1) * height / bandCount)
        }
      }
    }
    swap(&cells, &next)
    generation += 1
  }

  /// Puts around the board what is there: its other side, or nothing.
  private mutating func surround() {
    let isTorus = edges == .torus
    let lastWord = wordCount - 1
    let rest = UInt64(width & 63)
    for y in 0..<height {
      let row = (y + 1) * stride + 1
      let first = cells[row] & 1
      let last = cells[row + lastWord] >> (rest == 0 ? 63 : rest - 1) & 1
      cells[row - 1] = isTorus ? last << 63 : 0
      // The cell behind the last one lies in the same word, or begins the next.
      if rest == 0 {
        cells[row + wordCount] = isTorus ? first : 0
      } else {
        let mask = (UInt64(1) << rest) - 1
        cells[row + lastWord] = cells[row + lastWord] & mask | (isTorus ? first << rest : 0)
      }
    }
    for offset in 0..<stride {
      cells[offset] = isTorus ? cells[height * stride + offset] : 0
      cells[(height + 1) * stride + offset] = isTorus ? cells[stride + offset] : 0
    }
  }

  /// The cells while they are computed: bands of rows touch nothing of each other's.
  private struct Board: @unchecked Sendable {
    let source: UnsafePointer<UInt64>
    let target: UnsafeMutablePointer<UInt64>
    let stride: Int
    let wordCount: Int
    let rule: LeafRule
    /// The bits of a row's last word that are cells.
    let lastMask: UInt64

    func step(rows: Range<Int>) {
      for y in rows {
        let place = target + (y + 1) * stride + 1
        for start in Swift.stride(from: 0, to: wordCount, by: DenseLife.lanes) {
          let words = rule.next(
            above: load(row: y, start), here: load(row: y + 1, start),
            below: load(row: y + 2, start)
          )
          UnsafeMutableRawPointer(place + start).storeBytes(of: words, as: Words.self)
        }
      }
      for y in rows {
        let row = target + (y + 1) * stride + 1
        row[wordCount - 1] &= lastMask
        for word in wordCount..<stride - 1 { row[word] = 0 }
      }
    }

    /// A vector of a row of the padded board, and its neighbours to the left and to the right of each cell.
    @inline(__always)
    private func load(row: Int, _ start: Int) -> (left: Words, middle: Words, right: Words) {
      let place = source + row * stride + 1 + start
      let middle = UnsafeRawPointer(place).loadUnaligned(as: Words.self)
      let before = UnsafeRawPointer(place - 1).loadUnaligned(as: Words.self)
      let after = UnsafeRawPointer(place + 1).loadUnaligned(as: Words.self)
      return (middle &<< 1 | before &>> 63, middle, middle &>> 1 | after &<< 63)
    }
  }
}
