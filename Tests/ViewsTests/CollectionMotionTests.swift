import Base
import Testing

@testable import Views

@Suite("The keys of the collection")
struct CollectionMotionTests {
  /// Eight places in three columns:
  ///
  ///     0 1 2
  ///     3 4 5
  ///     6 7
  nonisolated static let table: [(key: Key, from: Int, to: Int?)] = [
    (.right, 0, 1), (.right, 2, 3), (.right, 7, 7), (.left, 3, 2), (.left, 0, 0), (.up, 4, 1),
    (.up, 1, 1), (.down, 1, 4), (.down, 4, 7), (.down, 5, 7), (.down, 7, 7), (.home, 5, 0),
    (.end, 1, 7), (.pageDown, 1, 7), (.pageDown, 0, 6), (.pageUp, 7, 1), (.pageUp, 4, 1),
    (.enter, 1, nil), (.space, 1, nil),
  ]

  @Test(arguments: table)
  func `lead to the next place, and stay where there is none`(key: Key, from: Int, to: Int?) {
    let motion = CollectionMotion(count: 8, columns: 3, visibleRows: 2)
    #expect(motion.target(of: key, from: from) == to)
  }
}
