import CLife

/// A reusable universe for soups, limited to a square.
///
/// Memory is reused from soup to soup, and a generation costs only its changing tiles.
///
///     let universe = SoupUniverse(rule: .conway)
///     universe.fill(with: soup.cells)
///     universe.advance(by: 60)
final class SoupUniverse {
  /// The side in tiles of 64 × 64 cells: a glider takes 4,000 generations to the edge.
  private static let side = 34
  private static let tileCount = side * side
  /// The coordinate of a soup's middle.
  private static let middle = 32 * side
  private static let wordCount = tileCount * Int(LIFE_SOUP_TILE_WORDS)

  private let soup: UnsafeMutablePointer<life_soup>
  private let rule: UnsafeMutablePointer<life_rule>
  private let lists: UnsafeMutablePointer<Int32>
  private let words: UnsafeMutableRawPointer
  private let marks: UnsafeMutablePointer<Bool>
  private let steps: UnsafeMutablePointer<UInt32>

  /// - Parameter rule: must not create cells from nothing.
  init(rule: LifeRule, kernel: LifeKernel = .quickest) {
    let count = Self.tileCount
    self.rule = .allocate(capacity: 1)
    self.rule.initialize(to: life_rule(rule))
    lists = .allocate(capacity: 3 * count)
    words = life_memory(Self.wordCount * MemoryLayout<UInt64>.stride, false)
    marks = .allocate(capacity: count)
    marks.initialize(repeating: false, count: count)
    steps = .allocate(capacity: count)
    steps.initialize(repeating: 0, count: count)
    soup = .allocate(capacity: 1)
    soup.initialize(
      to: life_soup(
        kernel: kernel.functions, rule: self.rule, side: Int32(Self.side), generation: 0,
        is_at_side: false, words: words.assumingMemoryBound(to: UInt64.self), active: lists,
        awakened: lists + count, active_count: 0, awakened_count: 0, used: lists + 2 * count,
        used_count: 0, is_used: marks, wake_steps: steps, step: 1))
  }

  deinit {
    rule.deallocate()
    lists.deallocate()
    life_free(words, Self.wordCount * MemoryLayout<UInt64>.stride)
    marks.deallocate()
    steps.deallocate()
    soup.deallocate()
  }

  /// Starts over.
  ///
  /// - Parameter cells: near 0, 0.
  /// - Returns: whether all of them are within the square.
  func fill(with cells: [LifeCell]) -> Bool {
    life_soup_clear(soup)
    let inside = 64..<64 * (Self.side - 1)
    for cell in cells {
      let (x, y) = (cell.x + Self.middle, cell.y + Self.middle)
      guard inside.contains(x), inside.contains(y) else { return false }
      life_soup_set(soup, Int32(x), Int32(y))
    }
    return true
  }

  var generation: Int { Int(soup.pointee.generation) }

  /// Whether nothing changes except oscillators of period 2.
  var isAtRest: Bool { soup.pointee.active_count == 0 && generation > 0 }

  /// Whether something has reached the sides of the square, which ends the computation.
  var isAtSide: Bool { soup.pointee.is_at_side }

  /// Computes generations until nothing changes or something reaches the sides.
  func advance(by generations: Int) { life_soup_advance(soup, Int32(generations)) }

  var population: Int { Int(life_soup_population(soup)) }

  /// The living cells, row by row.
  var cells: [LifeCell] {
    var cells: [LifeCell] = []
    let parity = generation & 1
    for index in 0..<Int(soup.pointee.used_count) {
      let tile = Int(soup.pointee.used[index])
      let rows = soup.pointee.words + tile * Int(LIFE_SOUP_TILE_WORDS) + 64 * parity
      let left = tile % Self.side * 64 - Self.middle
      let top = tile / Self.side * 64 - Self.middle
      for row in 0..<64 {
        var bits = rows[row]
        while bits != 0 {
          let column = bits.leadingZeroBitCount
          cells.append(LifeCell(x: left + column, y: top + row))
          bits &= ~(1 << UInt64(63 - column))
        }
      }
    }
    return LifeObject.sorted(cells)
  }
}
