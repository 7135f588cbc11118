import Base
import Testing

@testable import Views

@Suite("Earlier views")
struct ViewHistoryTests {
  @Test func `come back one by one, each as it was before a change`() {
    var views = ViewHistory<Int>()
    for camera in [1, 2, 3] { views.note(camera) }
    #expect(views.takeLast(before: 4) == 3)
    #expect(views.takeLast(before: 3) == 2)
    #expect(views.takeLast(before: 2) == 1)
    #expect(views.takeLast(before: 1) == nil)
  }

  @Test func `leave out what is in view already`() {
    var views = ViewHistory<Int>()
    for camera in [1, 2, 2] { views.note(camera) }
    #expect(views.hasOther(than: 2) && !ViewHistory<Int>().hasOther(than: 2))
    #expect(views.takeLast(before: 2) == 1)
    #expect(!views.hasOther(than: 1))
  }

  @Test func `take turns of the wheel that follow each other for one change`() {
    var views = ViewHistory<Int>()
    func time(_ milliseconds: UInt32) -> EventTime { EventTime(milliseconds: milliseconds) }
    for (camera, now) in [(1, 0), (2, 900), (3, 1900), (4, 2901)] as [(Int, UInt32)] {
      views.note(camera, turn: time(now))
    }
    #expect(views.takeLast(before: 5) == 4)
    #expect(views.takeLast(before: 4) == 1)
    // Going back ends a change.
    views.note(1, turn: time(3000))
    views.note(2)
    views.note(3, turn: time(3100))
    #expect(views.takeLast(before: 9) == 3)
    #expect(views.takeLast(before: 9) == 2)
  }

  @Test func `are forgotten after a hundred`() {
    var views = ViewHistory<Int>()
    for camera in 0..<1000 { views.note(camera) }
    var count = 0
    while views.takeLast(before: -1) != nil { count += 1 }
    #expect(count == 100)
  }
}
