import TestSupport
import Testing

@testable import Life

@Suite("Pictures of universes")
struct LifeRasterTests {
  private static let shifts = [0, 1, 2, 3, 4, 6, 30, 40, 58, 60, 61, 62, 64, 100, 700]

  /// Cells near the middle and as far away as they can be.
  private static func cells(_ random: inout SeededRandom, states: ClosedRange<UInt8>) -> LifeCells {
    var cells = LifeCells()
    for exponent in [3, 6, 20, 44, 59] {
      let side = 1 << exponent
      for _ in 0..<40 {
        let (x, y) = (
          Int.random(in: -side..<side, using: &random), Int.random(in: -side..<side, using: &random)
        )
        cells.set(state: .random(in: states, using: &random), at: LifeCell(x: x, y: y))
      }
    }
    return cells
  }

  @Test(arguments: 1...8, [1, 5])
  func `show of each pixel how much lives in it, from the tree and from HashLife alike`(
    seed: UInt64, states: UInt8
  ) throws {
    var random = SeededRandom(seed: seed)
    let cells = Self.cells(&random, states: 1...states)
    let rule = try #require(CellRule(states == 1 ? "B3/S23" : "B3/S23/9"))
    var hash = HashLife(LifeWorld(rule: rule, cells: cells))
    for shift in Self.shifts {
      for (left, top) in [(-20, -16), (0, 0), (-40, 3), (1 << 40, -(1 << 40))] {
        var picture = LifeRaster(left: left, top: top, width: 40, height: 32, shift: shift)
        var counts = [UInt64](repeating: 0, count: 40 * 32)
        cells.visitStates { cell, _ in
          let (x, y) = (cell.x >> shift - left, cell.y >> shift - top)
          if (0..<40).contains(x), (0..<32).contains(y) { counts[y * 40 + x] += 1 }
        }
        let shares = counts.map { LifeRaster.share(of: $0, shift: shift) }
        cells.draw(into: &picture)
        #expect(picture.shares.elementsEqual(shares), "\(shift), \(left)")
        let areStates = (0..<shares.count).allSatisfy {
          (picture.state(at: $0) > 0) == (shares[$0] > 0) && picture.state(at: $0) <= states
        }
        #expect(areStates)
        var other = LifeRaster(left: left, top: top, width: 40, height: 32, shift: shift)
        hash.draw(into: &other)
        #expect(other.shares.elementsEqual(shares), "\(shift), \(left)")
      }
    }
    #expect(hash.level <= 62, "a picture makes no universe wider")
  }

  @Test(arguments: [58, 64, 80, 300])
  func `of a universe that is wider than coordinates tell, show its ends`(exponent: Int) throws {
    let gun = try #require(PatternLibrary.all.first { $0.name == "Gosper glider gun" })
    var hash = HashLife(gun.world)
    hash.advance(by: BigInteger(1) << exponent)
    let extent = try #require(hash.cells.extent)
    #expect(hash.extent == extent)
    let shift = extent.right.bitWidth - 6
    let end = extent.squares(shift: shift)
    var picture = LifeRaster(left: -10, top: -10, width: 90, height: 90, shift: shift)
    hash.draw(into: &picture)
    var other = picture
    hash.cells.draw(into: &other)
    #expect(picture.shares.elementsEqual(other.shares))
    // Gliders fly from the middle to the corner at the right, and nothing is beyond them.
    func share(x: Int, y: Int) -> UInt8 { picture.shares[(y + 10) * 90 + x + 10] }
    #expect(end.right > 20)
    #expect((1...end.right).allSatisfy { share(x: $0, y: $0) > 0 })
    #expect(share(x: end.right + 2, y: end.bottom + 2) == 0)
  }

  @Test func `tell the cells that they show, as far as coordinates do`() {
    func area(_ left: Int, _ shift: Int) -> LifeBounds? {
      LifeRaster(left: left, top: -2, width: 4, height: 4, shift: shift).area
    }
    let far = LifeCells.farthest
    #expect(area(-2, 3) == LifeBounds(left: -16, top: -16, right: 15, bottom: 15))
    #expect(area(-2, 70) == LifeBounds(left: -far, top: -far, right: far - 1, bottom: far - 1))
    #expect(area(0, 500)?.left == 0 && area(0, 500)?.right == far - 1)
    #expect(area(1, 70) == nil && area(-9, 70) == nil)
  }
}
