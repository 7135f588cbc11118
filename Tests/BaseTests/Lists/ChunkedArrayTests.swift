import TestSupport
import Testing

@testable import Base

@Suite("A list in chunks")
struct ChunkedArrayTests {
  private static let length = ChunkedArray<Int>.chunkLength

  /// Rising places, so far apart that some chunks lie between them, and some splices larger than a chunk.
  private func splices(of count: Int, using random: inout SeededRandom) -> [Splice<Int>] {
    var splices: [Splice<Int>] = []
    var index = 0
    while index <= count, !random.one(in: 6) {
      let start = Int.random(in: index...min(count, index + 3 * Self.length), using: &random)
      let most = random.one(in: 4) ? 2 * Self.length : 3
      let removed = Int.random(in: 0...min(most, count - start), using: &random)
      let inserted = random.one(in: 3) ? removed : Int.random(in: 0...most, using: &random)
      splices.append(
        Splice(
          index: start, removedCount: removed,
          inserted: (0..<inserted).map { _ in Int.random(in: 0...999, using: &random) }))
      index = start + removed + (random.one(in: 2) ? 1 : 0)
    }
    return splices
  }

  private final class Box {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func `is there until its last element is read, also where nothing else is asked of it`() {
    for length in [1, 3, Self.length, 3 * Self.length] {
      for number in [0, length / 2, length - 1] {
        func list() -> ChunkedArray<Box> { ChunkedArray((0..<length).map(Box.init)) }
        #expect(list()[number].number == number)
      }
    }
  }

  @Test(arguments: seeds(200))
  func `is what an array is that changes alike, and so are its earlier copies`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var array = (0..<Int.random(in: 0...6 * Self.length, using: &random)).map { $0 }
    var list = ChunkedArray(array)
    var copies: [(list: ChunkedArray<Int>, array: [Int])] = []
    for _ in 0..<30 {
      if random.one(in: 3) { copies.append((list, array)) }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        for number in 0..<Int.random(in: 1...2 * Self.length, using: &random) {
          list.append(number)
          array.append(number)
        }
      case 1:
        for _ in 0..<min(array.count, Int.random(in: 1...Self.length, using: &random)) {
          #expect(list.removeLast() == array.removeLast())
        }
      case 2 where !array.isEmpty:
        let place = Int.random(in: array.indices, using: &random)
        list[place] = -1
        array[place] = -1
      default:
        let splices = splices(of: array.count, using: &random)
        #expect(list.isChanged(by: splices) == array.isChanged(by: splices))
        let before = list
        let inverse = list.apply(splices)
        #expect(inverse == array.apply(splices))
        var back = list
        back.apply(inverse)
        #expect(back == before)
      }
      try #require(list == array)
      #expect(list.count == array.count && list.indices.allSatisfy { list[$0] == array[$0] })
    }
    for copy in copies { #expect(copy.list == copy.array) }
  }

  @Test func `is no other list that has the same elements`() {
    let list = ChunkedArray(0..<1000)
    var other = list
    #expect(other.isCopy(of: list))
    other[3] = 3
    #expect(!other.isCopy(of: list) && other == list)
    #expect(!ChunkedArray(0..<1000).isCopy(of: list))
  }

  @Test func `copies no more than the chunks that change`() {
    let list = ChunkedArray(0..<100_000)
    func addresses(_ list: ChunkedArray<Int>) -> Set<UnsafePointer<Int>?> {
      Set(list.chunks.map { $0.withUnsafeBufferPointer(\.baseAddress) })
    }
    let known = addresses(list)
    let changes: [(inout ChunkedArray<Int>) -> Void] = [
      { $0.append(1) }, { $0.removeLast() }, { $0[50_000] = 1 },
      { $0.apply([Splice(index: 0, removedCount: 1, inserted: [2, 3])]) },
      { $0.apply([Splice(index: 50_000, removedCount: 1, inserted: [2])]) },
      { $0.apply([Splice(index: 50_000, removedCount: 2, inserted: [])]) },
      { $0.apply([Splice(index: 100_000, removedCount: 0, inserted: [2])]) },
    ]
    for change in changes {
      var changed = list
      change(&changed)
      #expect(addresses(changed).subtracting(known).count <= 2)
      #expect(changed != list)
    }
  }

  /// Else it would become slower with each change.
  @Test func `keeps its chunks at a length, whatever is done to it`() {
    var random = SeededRandom(seed: 1)
    var list = ChunkedArray(0..<20_000)
    for _ in 0..<500 { list.apply(splices(of: list.count, using: &random)) }
    let half = Self.length / 2
    #expect(list.chunks.dropLast().allSatisfy { (half..<2 * Self.length).contains($0.count) })
    #expect(list.chunks.allSatisfy { !$0.isEmpty })
  }
}
