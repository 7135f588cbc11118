import Base
import Testing

@Suite("A steadied hand")
struct StabiliserTests {
  private func event(_ x: Double, _ y: Double, _ milliseconds: UInt32) -> PointerEvent {
    PointerEvent(
      position: ViewPoint(x: x, y: y), time: EventTime(milliseconds: milliseconds))
  }

  @Test("is left alone at strength 0")
  func off() {
    var steadying = Steadying()
    steadying.begin(event(5, 5, 0))
    for step in UInt32(1)...20 {
      let event = event(Double(step * step % 7), Double(step), 8 * step)
      #expect(steadying.pass(event).position == event.position)
    }
  }

  @Test("trembles less the more it is steadied")
  func trembling() {
    func reach(_ strength: Double) -> Double {
      var steadying = Steadying()
      steadying.strength = strength
      steadying.begin(event(0, 100, 0))
      let heights: [Double] = (1...200).map { (step: Int) -> Double in
        let height: Double = step % 2 == 0 ? 97 : 103
        return steadying.pass(event(Double(3 * step), height, UInt32(8 * step))).position.y
      }
      let last = heights.suffix(100)
      return (last.max() ?? 0) - (last.min() ?? 0)
    }
    let reaches = [0.0, 25, 50, 100].map(reach)
    #expect(reaches[0] == 6 && reaches[1] < 3 && reaches[3] < 0.5)
    for (less, more) in zip(reaches, reaches.dropFirst()) { #expect(more < less) }
  }

  @Test("stays on its leash: a small movement draws nothing, a rest does not drift")
  func leash() {
    var stabiliser = Stabiliser(
      strength: 100, at: ViewPoint(x: 10, y: 10), time: EventTime(milliseconds: 0))
    for step in UInt32(1)...50 {
      let place = stabiliser.pass(
        ViewPoint(x: 10 + Double(step), y: 10), time: EventTime(milliseconds: 8 * step))
      #expect(place == ViewPoint(x: 10, y: 10))
    }
    var last = ViewPoint.zero
    for step in UInt32(0)..<400 {
      last = stabiliser.pass(
        ViewPoint(x: 300, y: 10), time: EventTime(milliseconds: 500 + 8 * step))
    }
    // It follows to where the leash ends.
    #expect(abs(last.x - 240) < 0.01 && last.y == 10)
  }
}
