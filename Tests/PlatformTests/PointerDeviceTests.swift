import Testing

@testable import Platform

@Suite struct PointerDeviceTests {
  private func pen() -> PointerDevice {
    PointerDevice(pressure: .init(number: 2, range: 0...2047, fraction: 0))
  }

  @Test func `Pressure is a fraction that stays until it changes`() {
    var pen = pen()
    #expect(pen.read([(2, 2047)]).pressure == 1)
    #expect(pen.read([(0, 10), (1, 20)]).pressure == 1)
    #expect(pen.read([(2, 0)]).pressure == 0)
  }

  @Test(arguments: [(-1.0, 0.0), (4000, 1), (.nan, 0), (.infinity, 0), (-.infinity, 0)])
  func `Pressure is never beyond its bounds, nor no number`(value: Double, pressure: Double) {
    var pen = pen()
    #expect(pen.read([(2, value)]).pressure == pressure)
  }

  @Test func `A mouse presses with full force`() {
    var mouse = PointerDevice()
    #expect(mouse.read([(0, 3)]).pressure == 1)
  }

  @Test func `A smooth wheel turns by differences, from the second time on`() {
    var mouse = PointerDevice(
      wheels: [
        .init(number: 2, increment: -120, isVertical: true, value: nil),
        .init(number: 3, increment: 10, isVertical: false, value: nil),
      ])
    let first = mouse.read([(2, 7000)])
    #expect(first.dy == 0 && !first.moves && first.hasSmoothWheel)
    #expect(mouse.read([(2, 6880), (3, 5)]).dy == 1)
    let both = mouse.read([(0, 1), (2, 6910), (3, 15)])
    #expect(both.dy == -0.25 && both.dx == 1 && both.moves)
  }
}
