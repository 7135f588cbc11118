import TestSupport
import Testing

@testable import Life

@Suite("The index of HashLife's nodes")
struct HashLifeIndexTests {
  @Test(arguments: seeds(20))
  func `finds what was put in until it is removed, however many have the same hash`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let index = HashLifeIndex(bucketCount: 4)
    // Few hashes, of which most belong into one bucket.
    let hashes = (0..<9).map { number in
      let hash = UInt64.random(in: 0 ... .max, using: &random)
      return number < 6 ? hash >> 4 : hash
    }
    var known: [HashLifeIndex.Node: UInt64] = [:]
    var next: HashLifeIndex.Node = 1
    for _ in 0..<30 {
      while known.count < index.mostNodes, Int.random(in: 0..<20, using: &random) > 0 {
        let hash = hashes.randomElement(using: &random) ?? 0
        index.insert(next, hash)
        known[next] = hash
        next += 1
      }
      let removed = Set(known.keys.filter { _ in Bool.random(using: &random) })
      for bucket in 0..<index.bucketCount {
        index.remove(from: bucket) { removed.contains($0) ? known[$0] : nil }
      }
      for node in removed {
        let found = index.node(known[node] ?? 0) { $0 == node }
        #expect(found == 0)
        known[node] = nil
      }
      for (node, hash) in known {
        let found = index.node(hash) { $0 == node }
        #expect(found == node)
      }
    }
    for bucket in 0..<index.bucketCount { index.remove(from: bucket) { known[$0] } }
    #expect((0..<index.bucketCount).allSatisfy { index.room.start[$0].passedCount == 0 })
  }
}
