import Base
import Testing

@Suite("A pen's tilt")
struct PenTiltTests {
  @Test(
    arguments: [
      (12.4, -63.5, 12, -64), (200, -91, 90, -90), (.infinity, -.infinity, 90, -90),
      (.nan, 3, 0, 3),
    ] as [(Double, Double, Int8, Int8)])
  func `is whole degrees within ±90, and upright where it is no number`(
    x: Double, y: Double, wholeX: Int8, wholeY: Int8
  ) {
    let tilt = PenTilt(x: x, y: y)
    #expect(tilt.x == wholeX && tilt.y == wholeY)
  }

  @Test(
    arguments: [
      (0, 0, 0), (30, 0, 0.5), (0, -30, 0.5), (60, 0, 1), (90, -90, 1), (20, 20, 0.454),
    ] as [(Double, Double, Double)])
  func `is flat at sixty degrees from upright in any direction`(
    x: Double, y: Double, flatness: Double
  ) {
    #expect(abs(PenTilt(x: x, y: y).flatness - flatness) < 0.001)
  }

  @Test func `makes the line of a hand that follows it broader, whatever the pressure`() {
    let samples = (0...40).map { number in
      Sample(
        position: UnitPoint(x: 0.1 + 0.02 * Double(number), y: 0.5), pressure: 0.1,
        milliseconds: UInt32(number * 10), tilt: PenTilt(x: Double(number) * 1.5, y: 0))
    }
    let hand = HandStyle(smoothing: 35, widthSource: .tilt, thinnest: 0.2, fit: .pixels)
    let line = samples.line(
      hand, on: .fourToThree, grain: PaperScale.grain, tolerance: PaperScale.grain / 50)
    let breadths = line.map { hand.drawn.breadth(of: $0) }
    #expect(breadths.first == 0.2 && breadths.last == 1)
    #expect(breadths == breadths.sorted() && Set(breadths).count > 20)
    #expect(line.allSatisfy { abs($0.pressure - 0.1) < 1e-6 })
  }

  @Test func `on the way to another one is between both`() {
    let (from, to) = (PenTilt(x: -20, y: 10), PenTilt(x: 40, y: 10))
    #expect(from.tilt(0, towards: to) == from && from.tilt(1, towards: to) == to)
    #expect(from.tilt(0.25, towards: to) == PenTilt(x: -5, y: 10))
  }

  @Test func `goes through an event to the sample of a hand, which a steadied hand keeps`() {
    let tilt = PenTilt(x: 30, y: -7)
    let reading = PaperReading(UnitPoint(x: 0.5, y: 0.5), tilt: tilt)
    #expect(Sample(reading).tilt == tilt)
    var stabiliser = PointerStabiliser()
    stabiliser.length = 50
    stabiliser.begin(with: PointerEvent(position: .zero, tilt: tilt, penEnd: .eraser))
    let event = PointerEvent(
      position: ViewPoint(x: 50, y: 0), tilt: tilt, penEnd: .eraser,
      time: EventTime(milliseconds: 8))
    let passed = stabiliser.pass(event)
    #expect(passed.tilt == tilt && passed.penEnd == .eraser && passed.position != event.position)
  }

  @Test func `goes along a smoothed line, and stays as it was drawn when the line is moved`() throws
  {
    let samples = (0...40).map { index in
      Sample(
        position: UnitPoint(x: 0.1 + Double(index) / 50, y: 0.5),
        milliseconds: UInt32(8 * index), tilt: PenTilt(x: Double(index), y: -20))
    }
    let line = samples.line(
      HandStyle(smoothing: 35), on: .fourToThree, grain: 1.0 / 1600, tolerance: 1e-5)
    #expect(line.count > 2 && line.first?.tilt == samples.first?.tilt)
    #expect(line.last?.tilt == samples.last?.tilt)
    for sample in line {
      let expected = (sample.position.x - 0.1) * 50
      #expect(abs(Double(sample.tilt.x) - expected) < 1.5 && sample.tilt.y == -20)
    }
    let turned = samples.moved(
      by: PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 0, y0: 0), from: .fourToThree, to: .fourToThree)
    #expect(turned.map(\.tilt) == samples.map(\.tilt))
  }

  @Test(
    arguments: [
      (0, 0), (359.6, 0), (-90, 270), (725, 5), (1e300, nil), (.nan, nil), (.infinity, nil),
    ] as [(Double, Int?)])
  func `has a rotation of whole degrees within a turn, or none`(degrees: Double, whole: Int?) {
    let rotation = PenTilt(x: 0, y: 0, rotation: degrees).rotation
    // A number so large has some direction, whichever it is.
    #expect(degrees == 1e300 ? rotation.map { 0..<360 ~= $0 } == true : rotation == whole)
  }

  @Test func `rotates by the shorter way between two samples`() {
    let (before, after) = (PenTilt(x: 0, y: 0, rotation: 350), PenTilt(x: 20, y: 0, rotation: 20))
    #expect(before.tilt(0.5, towards: after) == PenTilt(x: 10, y: 0, rotation: 5))
    #expect(before.tilt(0, towards: after) == before && before.tilt(1, towards: after) == after)
    #expect(PenTilt.upright.tilt(0.5, towards: PenTilt(x: 10, y: 0)).rotation == nil)
  }

  @Test func `gives a nib the direction of its rotation, and without one that of its tilt`() {
    #expect(PenTilt.upright.direction == 0)
    #expect(PenTilt(x: 0, y: -30).direction == .pi / 2)
    #expect(abs(PenTilt(x: 0, y: -30, rotation: 90).direction + .pi / 2) < 1e-12)
  }

  @Test func `keeps its rotation along a smooth line`() {
    let samples = (0...40).map { number in
      Sample(
        position: UnitPoint(x: 0.1 + 0.02 * Double(number), y: 0.5),
        milliseconds: UInt32(number * 10),
        tilt: PenTilt(x: 0, y: 0, rotation: 300 + Double(number) * 3))
    }
    let line = samples.line(
      HandStyle(smoothing: 35, fit: .pixels), on: .fourToThree, grain: PaperScale.grain,
      tolerance: PaperScale.grain / 50)
    #expect(line.first?.tilt.rotation == 300 && line.last?.tilt.rotation == 60)
    let middle = line.min { abs($0.position.x - 0.5) < abs($1.position.x - 0.5) }
    let turn = middle?.tilt.rotation.map { ($0 + 180) % 360 - 180 }
    #expect(turn.map { abs($0) <= 5 } == true)
  }
}
