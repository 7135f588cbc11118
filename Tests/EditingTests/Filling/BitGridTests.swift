import TestSupport
import Testing

@testable import Editing

@Suite("Pixels of one bit")
struct BitGridTests {
  private func grid(_ random: inout SeededRandom, width: Int, height: Int, one in: Int) -> BitGrid {
    var grid = BitGrid(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where random.one(in: `in`) { grid[x, y] = true }
    }
    return grid
  }

  @Test(arguments: seeds(60))
  func `that grow by many at once cover what they do one by one`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size = (Int.random(in: 1...300, using: &random), Int.random(in: 1...120, using: &random))
    let grid = grid(&random, width: size.0, height: size.1, one: 400)
    let count = Int.random(in: 1...50, using: &random)
    var slow = grid
    for step in 0..<count { slow = slow.grown(step % 2 == 0 ? .four : .eight) }
    let edge = min(count, (min(size.0, size.1) + 1) / 2)
    for y in 0..<size.1 {
      for x in 0..<size.0
      where min(x, y) < edge || x >= size.0 - edge || y >= size.1 - edge { slow[x, y] = true }
    }
    #expect(grid.grown(fromEdgesToo: count) == slow)
  }

  @Test(arguments: seeds(60))
  func `of two sides that grow against each other end where they meet`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size = (Int.random(in: 1...200, using: &random), Int.random(in: 1...60, using: &random))
    let free = ~grid(&random, width: size.0, height: size.1, one: 4)
    var slow = (
      grid(&random, width: size.0, height: size.1, one: 900) & free,
      grid(&random, width: size.0, height: size.1, one: 900) & free
    )
    slow.1 = slow.1.subtracting(slow.0)
    var quick = (BitGrowth(slow.0), BitGrowth(slow.1))
    for step in 0..<80 {
      let neighbours: BitGrid.Neighbours = step % 2 == 0 ? .four : .eight
      let before = slow.0
      slow.0 = slow.0.grown(neighbours, within: free.subtracting(slow.1))
      slow.1 = slow.1.grown(neighbours, within: free.subtracting(slow.0))
      let isGrowing = quick.0.grow(neighbours, within: free, outside: quick.1.grid)
      _ = quick.1.grow(neighbours, within: free, outside: quick.0.grid)
      #expect(quick.0.grid == slow.0 && quick.1.grid == slow.1)
      #expect(isGrowing == (before != slow.0))
    }
  }

  /// As `EnclosedRegion` says it: a ball rolls as far as it gets, then both sides grow step by step.
  private func enclosed(in free: BitGrid, around x: Int, _ y: Int, gap: Int) -> BitGrid {
    var radius = (gap + 1) / 2
    while radius > 0, free[x, y] {
      let core = ~(~free).grown(fromEdgesToo: radius)
      var reached = BitGrid(width: free.width, height: free.height)
      reached[x, y] = true
      for step in 0...2 * radius {
        let hit = reached & core
        if let place = (0..<hit.width * hit.height).first(where: {
          hit[$0 % hit.width, $0 / hit.width]
        }) {
          let (x, y) = (place % hit.width, place / hit.width)
          var own = core.component(of: x, y)
          var others = core.subtracting(own)
          for step in 0..<4 * radius {
            let neighbours: BitGrid.Neighbours = step % 2 == 0 ? .four : .eight
            own = own.grown(neighbours, within: free.subtracting(others))
            others = others.grown(neighbours, within: free.subtracting(own))
          }
          return own
        }
        reached = reached.grown(step % 2 == 0 ? .four : .eight, within: free)
      }
      radius /= 2
    }
    return free.component(of: x, y)
  }

  @Test(arguments: seeds(120))
  func `that ink encloses are those that a ball rolling pixel by pixel finds`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size = (Int.random(in: 20...200, using: &random), Int.random(in: 20...90, using: &random))
    var ink = grid(&random, width: size.0, height: size.1, one: 300)
    // Walls with gaps, so that the ball rolls in some rooms and not in others.
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let gap = Int.random(in: 0..<max(size.0, size.1), using: &random)
      let width = Int.random(in: 0...24, using: &random)
      let isUpright = Bool.random(using: &random)
      let place = Int.random(in: 0..<min(size.0, size.1), using: &random)
      for along in 0..<(isUpright ? size.1 : size.0) where !(gap..<gap + width).contains(along) {
        ink[isUpright ? place : along, isUpright ? along : place] = true
      }
    }
    let free = ~ink
    for _ in 0..<4 {
      let x = Int.random(in: 0..<size.0, using: &random)
      let y = Int.random(in: 0..<size.1, using: &random)
      let gap = Int.random(in: 0...30, using: &random)
      #expect(
        EnclosedRegion.pixels(of: free, around: x, y, closing: gap)
          == enclosed(in: free, around: x, y, gap: gap))
    }
  }
}
