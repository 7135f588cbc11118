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

  @Test(
    arguments: [
      // xf86-input-libinput: a device a pen.
      ("Wacom Intuos Pro M Pen (0x6280a01d)", nil, "Wacom Intuos Pro M Pen", 0x6280_A01D),
      ("HUION Huion Tablet Pen (0)", nil, "HUION Huion Tablet Pen", 0),
      // xf86-input-wacom: one for all.
      ("Wacom Intuos Pro M Pen stylus", 0x6280_A01D, "Wacom Intuos Pro M Pen stylus", 0x6280_A01D),
      ("Wacom Bamboo Pen stylus", 0, "Wacom Bamboo Pen stylus", 0),
      // Others.
      ("xwayland-tablet stylus:16", nil, "xwayland-tablet stylus:16", 0),
      ("Tablet (new)", nil, "Tablet (new)", 0), ("Tablet (0xxyz)", nil, "Tablet (0xxyz)", 0),
      ("(0x10)", nil, "", 16), ("", nil, "", 0),
    ] as [(String, UInt32?, String, UInt32)])
  func `A pen is known by its serial number`(
    name: String, wacomSerial: UInt32?, device: String, serial: UInt32
  ) {
    let pen = PenID(deviceName: name, wacomSerial: wacomSerial)
    #expect(pen.device == device && pen.serial == serial)
    #expect(pen.key == (serial == 0 ? device : String(serial, radix: 16)))
  }

  @Test func `The tool on a tablet of Wacom's is told by the last two of five numbers`() {
    for numbers in [[], [1, 2, 3], [855, 0, 2, 0, 0]] as [[UInt32]] {
      #expect(WacomTool(serialIDs: numbers) == nil)
    }
    let pen = WacomTool(serialIDs: [855, 0, 2, 0x6280_A01D, 0x802])
    #expect(pen?.serial == 0x6280_A01D && pen?.kind == 0x802 && pen?.isArtPen == false)
    // An older driver told no kind.
    let old = WacomTool(serialIDs: [855, 0, 2, 7])
    #expect(old?.serial == 7 && old?.isArtPen == false)
    #expect(WacomTool(serialIDs: [855, 0, 2, 7, 0x885])?.isArtPen == true)
  }

  @Test func `Events of every driver mean the same hand`() {
    for played in PlayedDevice.all {
      var device = PointerDevice(played.description)
      let name = played.description.name
      #expect(device.kind == played.kind && device.penEnd == played.penEnd, "\(name)")
      #expect(device.pen == played.pen && device.isPad == played.isPad, "\(name)")
      for (number, event) in played.events.enumerated() {
        let reading = device.read(event.values, isDown: event.isDown)
        #expect(abs(reading.pressure - event.pressure) < 0.001, "event \(number) of \(name)")
        #expect(reading.tilt == event.tilt, "event \(number) of \(name)")
        #expect(reading.dy == event.notches, "event \(number) of \(name)")
      }
    }
  }

  @Test func `A curve changes what a pen is felt to press, and nothing of a numb one`() throws {
    var pen = pen()
    pen.pressureCurve = ResponseCurve(text: "0,0.25 0.5,1")
    #expect(pen.read([(2, 0)]).pressure == 0.25 && pen.read([(2, 1500)]).pressure == 1)
    var numb = self.pen()
    numb.pressureCurve = ResponseCurve(text: "0,0 1,0.5")
    for _ in 0..<6 { _ = numb.read([(2, 0)], isDown: true) }
    #expect(numb.reading.pressure == 1)
  }
}

/// A device as its driver describes it, and events of it with what they mean. The ranges, labels and names are those in
/// the drivers' sources.
private struct PlayedDevice {
  struct Event {
    var values: [(number: Int, value: Double)]
    var isDown = false
    var pressure: Double
    var tilt = PenTilt.upright
    var notches = 0.0
  }

  var description: PointerDeviceDescription
  var kind = PointerKind.pen
  var penEnd = PenEnd.tip
  var pen: PenID?
  var isPad = false
  var events: [Event]

  private static func axis(
    _ number: Int, _ label: Atom?, _ least: Double, _ most: Double
  ) -> PointerDeviceDescription.Axis {
    .init(number: number, label: label, range: (least, most), value: 0)
  }

  /// xf86-input-wacom: every pen has six axes, whatever it measures.
  private static func wacom(
    _ name: String, _ type: PointerDeviceDescription.WacomType, serials: [UInt32]
  ) -> PointerDeviceDescription {
    PointerDeviceDescription(
      name: name,
      axes: [
        axis(0, nil, 0, 44800), axis(1, nil, 0, 29600),
        axis(2, type == .pad ? nil : .absolutePressure, 0, type == .pad ? 1 : 65536),
        axis(3, .absoluteTiltX, -64, 63), axis(4, .absoluteTiltY, -64, 63),
        axis(5, .absoluteWheel, -900, 899),
      ], wacomType: type, wacomSerials: serials)
  }

  /// xf86-input-libinput: a pen has the axes that it measures.
  private static func libinput(_ name: String, hasTilt: Bool) -> PointerDeviceDescription {
    let pressure = [
      axis(0, nil, 0, 65535), axis(1, nil, 0, 65535), axis(2, .absolutePressure, 0, 2047),
    ]
    let tilt = [axis(3, .absoluteTiltX, -64, 64), axis(4, .absoluteTiltY, -64, 64)]
    return PointerDeviceDescription(name: name, axes: pressure + (hasTilt ? tilt : []))
  }

  static let all = [
    PlayedDevice(
      description: wacom(
        "Wacom Intuos Pro M Pen stylus", .other, serials: [855, 0, 2, 0x6280_A01D, 0x802]),
      pen: PenID(device: "Wacom Intuos Pro M Pen stylus", serial: 0x6280_A01D),
      events: [
        // Comes near, touches, leans, and is lifted. Its little wheel is no rotation.
        Event(
          values: [(0, 100), (1, 100), (2, 0), (3, 0), (4, 0), (5, -900)], pressure: 0),
        Event(values: [(2, 16384)], isDown: true, pressure: 0.25),
        Event(
          values: [(0, 110), (2, 32768), (3, -20)], isDown: true, pressure: 0.5,
          tilt: PenTilt(x: -20, y: 0)),
        Event(values: [(2, 0), (4, 12)], pressure: 0, tilt: PenTilt(x: -20, y: 12)),
      ]),
    PlayedDevice(
      description: wacom(
        "Wacom Intuos Pro M Pen stylus", .other, serials: [855, 0, 2, 0x1234, 0x1_0804]),
      pen: PenID(device: "Wacom Intuos Pro M Pen stylus", serial: 0x1234),
      events: [
        // An art pen.
        Event(
          values: [(2, 65536), (5, -900)], isDown: true, pressure: 1,
          tilt: PenTilt(x: 0, y: 0, rotation: 0)),
        Event(
          values: [(3, 5), (5, 0)], isDown: true, pressure: 1,
          tilt: PenTilt(x: 5, y: 0, rotation: 180)),
      ]),
    PlayedDevice(
      description: wacom(
        "Wacom Intuos Pro M Pen eraser", .eraser, serials: [855, 0, 10, 0x6280_A01D, 0x80A]),
      penEnd: .eraser, pen: PenID(device: "Wacom Intuos Pro M Pen eraser", serial: 0x6280_A01D),
      events: [Event(values: [(2, 6553.6)], isDown: true, pressure: 0.1)]),
    PlayedDevice(
      description: wacom("Wacom Intuos Pro M Pad pad", .pad, serials: [855, 0, 15, 0, 0]),
      kind: .mouse, isPad: true, events: [Event(values: [(5, 10)], pressure: 1)]),
    PlayedDevice(
      description: libinput("Wacom Intuos Pro M Pen (0x6280a01d)", hasTilt: true),
      pen: PenID(device: "Wacom Intuos Pro M Pen", serial: 0x6280_A01D),
      events: [
        Event(
          values: [(2, 2047), (3, 12.4), (4, -64)], isDown: true, pressure: 1,
          tilt: PenTilt(x: 12, y: -64))
      ]),
    PlayedDevice(
      description: libinput("HUION Huion Tablet_H640P Eraser (0)", hasTilt: false),
      penEnd: .eraser, pen: PenID(device: "HUION Huion Tablet_H640P Eraser"),
      events: [Event(values: [(2, 1023.5)], isDown: true, pressure: 0.5)]),
    PlayedDevice(
      // Says that it feels pressure, and never does.
      description: libinput("UC-LOGIC TWA60 Pen (0)", hasTilt: false),
      pen: PenID(device: "UC-LOGIC TWA60 Pen"),
      events: (0..<8).map { number in
        Event(
          values: [(0, Double(number)), (2, 0)], isDown: true, pressure: number < 4 ? 0 : 1)
      }),
    PlayedDevice(
      description: PointerDeviceDescription(
        name: "xwayland-tablet stylus:16",
        axes: [
          axis(0, nil, 0, 262_144), axis(1, nil, 0, 262_144), axis(2, .absolutePressure, 0, 65535),
          axis(3, .absoluteTiltX, -64, 63), axis(4, .absoluteTiltY, -64, 63),
          axis(5, .absoluteWheel, -900, 899),
        ]),
      pen: PenID(device: "xwayland-tablet stylus:16"),
      events: [
        // Its sixth axis stands still unless the pen can turn.
        Event(values: [(2, 65535), (5, 0)], isDown: true, pressure: 1),
        Event(
          values: [(5, -450)], isDown: true, pressure: 1,
          tilt: PenTilt(x: 0, y: 0, rotation: 90)),
      ]),
    PlayedDevice(
      description: PointerDeviceDescription(
        name: "Wacom Art Pen (0x5a)",
        axes: [
          axis(0, nil, 0, 65535), axis(1, nil, 0, 65535), axis(2, .absolutePressure, 0, 2047),
          axis(3, .absoluteTiltX, -64, 64), axis(4, .absoluteTiltY, -64, 64),
          axis(5, .absoluteRotation, 0, 360),
        ]),
      pen: PenID(device: "Wacom Art Pen", serial: 0x5A),
      events: [
        Event(
          values: [(2, 2047)], isDown: true, pressure: 1, tilt: PenTilt(x: 0, y: 0, rotation: 0))
      ]),
    PlayedDevice(
      description: PointerDeviceDescription(
        name: "Logitech USB Optical Mouse", axes: [axis(0, nil, -1, -1), axis(1, nil, -1, -1)],
        wheels: [.init(number: 3, increment: 120, isVertical: true, value: nil)]),
      kind: .mouse,
      events: [
        Event(values: [(3, 240)], pressure: 1),
        Event(values: [(0, 5), (3, 180)], pressure: 1, notches: -0.5),
      ]),
    PlayedDevice(
      description: PointerDeviceDescription(
        name: "ELAN Touchscreen", axes: [axis(0, nil, 0, 65535), axis(1, nil, 0, 65535)],
        isTouchScreen: true),
      kind: .finger, events: [Event(values: [(0, 5)], isDown: true, pressure: 1)]),
  ]
}
