import Base
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

  @Test func `A pen that feels nothing while it draws presses with full force`() {
    var numb = pen()
    #expect(numb.read([(2, 0)]).pressure == 0)
    let presses = (0..<10).map { numb.read([(0, Double($0)), (2, 0)], isDown: true).pressure }
    #expect(presses.first == 0 && presses.suffix(5) == [1, 1, 1, 1, 1])
    // It may have been a very gentle hand.
    #expect(numb.read([(2, 2047 / 4)], isDown: true).pressure < 0.3)
    #expect(numb.read([(2, 0)], isDown: true).pressure == 0)
    // Hovering tells nothing.
    var hovering = pen()
    for x in 0..<100 { #expect(hovering.read([(0, Double(x)), (2, 0)]).pressure == 0) }
    #expect(hovering.read([(2, 100)], isDown: true).pressure < 0.1)
  }

  @Test func `A mouse presses with full force`() {
    var mouse = PointerDevice()
    #expect(mouse.read([(0, 3)]).pressure == 1)
  }

  @Test func `Tilt stays until it changes, one axis at a time`() {
    var pen = pen()
    pen.tiltX = TiltAxis(number: 3, from: -64, to: 63)
    pen.tiltY = TiltAxis(number: 4, from: -64, to: 63)
    #expect(pen.reading.tilt == .upright && !pen.reading.moves)
    let leant = pen.read([(3, 30), (4, -12)])
    #expect(leant.tilt == PenTilt(x: 30, y: -12) && leant.moves)
    #expect(pen.read([(0, 1)]).tilt == PenTilt(x: 30, y: -12))
    #expect(pen.read([(4, 5)]).tilt == PenTilt(x: 30, y: 5))
    #expect(pen.read([(3, .nan)]).tilt == pen.reading.tilt)
  }

  @Test(
    arguments: [
      // xf86-input-wacom and Xwayland, and xf86-input-libinput, which tells parts of degrees.
      (-64.0, 63.0, 63.0, 63.0), (-64, 63, -64, -64), (-64, 63, 0, 0), (-64, 64, 12.4, 12.4),
      // Never beyond what the device says.
      (-64, 63, 80, 63), (-64, 63, -.infinity, 0),
      // No degrees: a signed byte, the range of evdev, and counts from 0.
      (-128, 127, -128, -90), (-128, 127, 127, 90), (-9000, 9000, 4500, 45), (0, 360, 180, 0),
    ] as [(Double, Double, Double, Double)])
  func `Tilt is told in degrees, or by a range that none have`(
    least: Double, most: Double, value: Double, degrees: Double
  ) throws {
    var axis = try #require(TiltAxis(number: 3, from: least, to: most))
    axis.update(value)
    #expect(abs(axis.degrees - degrees) < 1e-9)
  }

  @Test(arguments: [(0.0, 0.0), (5.0, -5.0), (.nan, 1.0), (-.infinity, .infinity)])
  func `A range from which nothing can be told tells no tilt`(least: Double, most: Double) {
    #expect(TiltAxis(number: 3, from: least, to: most) == nil)
  }

  @Test(
    arguments: [
      // xf86-input-wacom: its property, whatever the name.
      ("Wacom Intuos Pro M Pen eraser", true, true, PenEnd.eraser),
      ("Wacom Intuos Pro M Pen stylus", false, true, .tip), ("My favourite", true, true, .eraser),
      ("Eraser pen stylus", false, true, .tip), ("Wacom Intuos Pro M Pad pad", false, false, .tip),
      // xf86-input-libinput and Xwayland: the name alone.
      ("Wacom Intuos Pro M Eraser (0x6280a01d)", nil, true, .eraser),
      ("Wacom Intuos Pro M Pen (0x6280a01d)", nil, true, .tip),
      ("HUION Huion Tablet Eraser (0)", nil, true, .eraser),
      ("xwayland-tablet eraser:16", nil, true, .eraser),
      ("xwayland-tablet stylus:16", nil, true, .tip), ("xwayland-pointer:16", nil, false, .tip),
      // Mice.
      ("Virtual core XTEST pointer", nil, false, .tip), ("Eraser 3000 Mouse", nil, false, .tip),
      ("", nil, false, .tip),
    ] as [(String, Bool?, Bool, PenEnd)])
  func `A device is an eraser where its driver says so, or its name does and it feels pressure`(
    name: String, isWacomEraser: Bool?, feelsPressure: Bool, end: PenEnd
  ) {
    #expect(
      PenEnd(deviceName: name, isWacomEraser: isWacomEraser, feelsPressure: feelsPressure) == end)
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
