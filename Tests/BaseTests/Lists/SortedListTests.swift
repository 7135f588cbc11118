import Base
import Testing

@Suite("A list that rises")
struct SortedListTests {
  @Test(arguments: 0..<20)
  func `is searched for what it has, and what it has not`(count: Int) {
    let list = (0..<count).map { 2 * $0 / 3 }
    for number in -1...count { #expect(list.hasInOrder(number) == list.contains(number)) }
  }
}
