import Testing
import Widgets

@Suite("The scale of a dial")
struct DialScaleTests {
  private let scale = DialScale(
    range: 0.5...50, numbers: [0.5, 5, 50], lines: [1],
    steps: [(upTo: 10, step: 0.5), (upTo: 50, step: 1)], fineStep: 0.1)

  @Test func `gives half of the turn to the lowest tenth, and goes both ways`() {
    #expect(scale.fraction(of: 0.5) == 0)
    #expect(abs(scale.fraction(of: 5) - 0.5) < 1e-12)
    #expect(abs(scale.fraction(of: 50) - 1) < 1e-12)
    for step in 0...100 {
      let value = scale.value(at: Double(step) / 100)
      #expect(scale.range.contains(value) || abs(value - 50) < 1e-9)
      #expect(abs(scale.fraction(of: value) - Double(step) / 100) < 1e-9)
    }
    #expect(scale.value(at: -3) == 0.5)
  }

  @Test func `stops at half points below ten and at whole ones above, and at tenths with Shift`() {
    #expect(scale.snapped(3.3) == 3.5)
    #expect(scale.snapped(23.4) == 23)
    #expect(scale.snapped(3.32, isFine: true) == 3.3)
    #expect(scale.snapped(0.2) == 0.5)
    #expect(scale.snapped(70) == 50)
    var reached: [Double] = [0.5]
    while let last = reached.last, last < 50 { reached.append(scale.value(1, stepsFrom: last)) }
    let halves = (1...20).map { Double($0) / 2 }
    #expect(reached == halves + (11...50).map { Double($0) })
    for (value, next) in zip(reached, reached.dropFirst()) {
      #expect(scale.value(-1, stepsFrom: next) == value)
    }
    #expect(scale.value(1, stepsFrom: 50) == 50 && scale.value(-1, stepsFrom: 0.5) == 0.5)
  }

  @Test func `goes from between two stops to the nearer one that way`() {
    #expect(scale.value(1, stepsFrom: 3.7) == 4)
    #expect(scale.value(-1, stepsFrom: 3.7) == 3.5)
    #expect(scale.value(1, stepsFrom: 3.7, isFine: true) == 3.8)
    #expect(scale.number(1, from: 4) == 5)
    #expect(scale.number(-1, from: 5) == 0.5)
    #expect(scale.number(1, from: 50) == 50)
  }

  @Test(arguments: 0..<50)
  func `stays within its range, whatever steps are taken`(seed: Int) {
    var value = Double(seed % 7) * 7.77 + 0.5
    for step in 0..<40 {
      let count = (seed * 31 + step * 17) % 9 - 4
      value = scale.value(count, stepsFrom: value, isFine: step % 3 == 0)
      #expect(scale.range.contains(value))
    }
  }
}
