import Base
import TestSupport
import Testing

@Suite("Splices")
struct SpliceTests {
  private func splices(of count: Int, using random: inout SeededRandom) -> [Splice<Int>] {
    var splices: [Splice<Int>] = []
    var index = 0
    while index <= count, !random.one(in: 5) {
      let start = Int.random(in: index...count, using: &random)
      let removed = Int.random(in: 0...min(3, count - start), using: &random)
      splices.append(
        Splice(
          index: start, removedCount: removed,
          inserted: (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Int.random(in: 100...999, using: &random)
          }))
      index = start + removed + (random.one(in: 2) ? 1 : 0)
    }
    return splices
  }

  @Test(arguments: seeds(500))
  func `after others do together what one after the other does`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let list = Array(0..<Int.random(in: 0...12, using: &random))
    let first = splices(of: list.count, using: &random)
    var both = list
    both.apply(first)
    let second = splices(of: both.count, using: &random)
    both.apply(second)
    let joined = first.followed(by: second)
    #expect(list.fits(joined))
    var once = list
    let inverse = once.apply(joined)
    #expect(once == both, "\(list) \(first) \(second)")
    once.apply(inverse)
    #expect(once == list)
  }

  @Test(arguments: seeds(500))
  func `say whether they change a list`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    // Few values, so that some splices put back what they take away.
    let list = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.one(in: 2) ? 1 : 0 }
    let isEven = random.one(in: 2)
    let splices = splices(of: list.count, using: &random).map { splice in
      Splice(
        index: splice.index, removedCount: splice.removedCount,
        inserted: (0..<(isEven ? splice.removedCount : splice.inserted.count)).map { _ in
          random.one(in: 2) ? 1 : 0
        })
    }
    var changed = list
    let inverse = changed.apply(splices)
    #expect(list.isChanged(by: splices) == (changed != list))
    changed.apply(inverse)
    #expect(changed == list)
  }
}
