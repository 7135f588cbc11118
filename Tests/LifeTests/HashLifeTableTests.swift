import TestSupport
import Testing

@testable import Life

@Suite("The nodes of HashLife")
struct HashLifeTableTests {
  @Test func `are found while a larger index takes them over, some with each new one`() {
    var random = SeededRandom(seed: 1)
    var table = HashLifeTable()
    let leaves = (1...64).map { table.leaf($0) }
    var nodes: [HashLifeTable.Node] = []
    func node(_ number: Int) -> HashLifeTable.Node {
      let (a, b, c) = (leaves[number & 63], leaves[number >> 6 & 63], leaves[number >> 12])
      return table.inner(a, b, c, a)
    }
    var (growingCount, growthCount, mostMoved, lostCount) = (0, 0, 0, 0)
    for number in 0..<60_000 {
      let (wasGrowing, moved) = (table.isGrowing, table.movedBucketCount)
      nodes.append(node(number))
      growthCount += table.isGrowing && !wasGrowing ? 1 : 0
      guard wasGrowing else { continue }
      growingCount += 1
      mostMoved = max(mostMoved, table.movedBucketCount - moved)
      for _ in 0..<4 {
        let known = Int.random(in: 0...number, using: &random)
        lostCount += node(known) == nodes[known] ? 0 : 1
      }
    }
    #expect(growthCount == 4 && growingCount > 500)
    #expect(mostMoved == HashLifeTable.bucketsPerNode && lostCount == 0)
    let isEachThere = nodes.indices.allSatisfy { node($0) == nodes[$0] }
    #expect(isEachThere && Set(nodes).count == nodes.count)
  }

  @Test func `are found among leaves, whose heads grow by one or two with each new one`() {
    var table = HashLifeTable()
    var (leaves, mostAdded): ([HashLifeTable.Node], Int) = ([], 0)
    for bits in 1...UInt64(20_000) {
      let count = table.leafHeadCount
      leaves.append(table.leaf(bits))
      mostAdded = max(mostAdded, table.leafHeadCount - count)
    }
    #expect(mostAdded == 2 && table.leafHeadCount == 2 * table.leafCount)
    let isEachThere = leaves.indices.allSatisfy {
      table.leaf(UInt64($0 + 1)) == leaves[$0] && table.bits(of: leaves[$0]) == UInt64($0 + 1)
    }
    #expect(isEachThere)
  }
}
