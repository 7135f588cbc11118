import Base
import Testing

@Suite("A line whose hand rests") struct RestingLineTests {
  @Test func `keeps its time, whatever its smoothing`() {
    for smoothing in [0.0, 35] {
      let hand = HandStyle(smoothing: smoothing)
      let place = UnitPoint(x: 0.25, y: 0.5)
      let resting = [0, 40, 80, 400].map { Sample(position: place, milliseconds: $0) }
      let line = resting.line(
        hand, on: .fourToThree, grain: PaperScale.grain, tolerance: PaperScale.grain / 20)
      #expect(line.last?.milliseconds == 400 && line.allSatisfy { $0.position == place })
      let left = resting + [Sample(position: UnitPoint(x: 0.5, y: 0.5), milliseconds: 500)]
      let moved = left.line(
        hand, on: .fourToThree, grain: PaperScale.grain, tolerance: PaperScale.grain / 20)
      #expect(moved.last?.milliseconds == 500)
    }
  }
}
