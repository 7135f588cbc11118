import Base
import TestSupport
import Documents
import Testing

@testable import Storage

@Suite("Bytes of samples")
struct SampleCodingTests {
  private func decode(_ bytes: [UInt8]) throws -> [Sample] {
    try bytes.withUnsafeBytes { try SampleCoding.samples(from: $0) }
  }

  @Test func `CRC-32 of the usual nine digits, in one piece and in two`() {
    #expect(Checksum(of: "123456789".utf8).value == 0xCBF4_3926)
    for cut in 0...9 {
      var checksum = Checksum(of: "123456789".utf8.prefix(cut))
      checksum.update(Array("123456789".utf8.dropFirst(cut)))
      #expect(checksum.value == 0xCBF4_3926)
    }
  }

  @Test func `Random strokes come back bit for bit`() throws {
    var dice = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let samples = dice.stroke(samples: 1...60).samples
      let back = try decode(SampleCoding.bytes(of: samples))
      #expect(back.count == samples.count)
      for (a, b) in zip(samples, back) {
        #expect(a.position.x.bitPattern == b.position.x.bitPattern)
        #expect(a.position.y.bitPattern == b.position.y.bitPattern)
        #expect(a.pressure.bitPattern == b.pressure.bitPattern)
        #expect(a.milliseconds == b.milliseconds && a.tilt == b.tilt)
      }
    }
  }

  @Test func `A mouse's samples leave the columns of pressures, times and tilts out`() {
    let point = UnitPoint(x: 0.25, y: 0.5)
    #expect(SampleCoding.bytes(of: [Sample(position: point)]).count == 19)
    #expect(SampleCoding.bytes(of: [Sample(position: point, pressure: 0.5)]).count == 23)
    #expect(SampleCoding.bytes(of: [Sample(position: point, milliseconds: 60)]).count == 20)
    let tilted = Sample(position: point, tilt: PenTilt(x: 0, y: -1))
    #expect(SampleCoding.bytes(of: [tilted]).count == 21)
    #expect(SampleCoding.bytes(of: [Sample(position: point), tilted]).count == 3 + 2 * 18)
    let rotated = Sample(position: point, tilt: PenTilt(x: 0, y: 0, rotation: 0))
    #expect(SampleCoding.bytes(of: [Sample(position: point), rotated]).count == 3 + 2 * 18)
  }

  @Test func `What was written before there were tilts is read as it was, and written alike`()
    throws
  {
    let bytes: [UInt8] = [
      1, 3, 2,  // version, pressures and times, two samples
      0, 0, 0, 0, 0, 0, 0xD0, 0x3F, 0, 0, 0, 0, 0, 0, 0xE0, 0x3F,  // 0.25, 0.5
      0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0,  // 1, 0
      0, 0, 0, 0x3F, 0, 0, 0x80, 0x3F,  // 0.5, 1
      0, 16,  // 0 ms, 8 ms later
    ]
    let samples = [
      Sample(position: UnitPoint(x: 0.25, y: 0.5), pressure: 0.5),
      Sample(position: UnitPoint(x: 1, y: 0), milliseconds: 8),
    ]
    #expect(try decode(bytes) == samples)
    #expect(SampleCoding.bytes(of: samples) == bytes)
    #expect(
      try decode([1, 3 | 4, 2] + bytes.dropFirst(3) + [0, 0, 0xA6, 90]).map(\.tilt) == [
        .upright, PenTilt(x: -90, y: 90),
      ])
  }

  static let sound = SampleCoding.bytes(of: [
    Sample(position: UnitPoint(x: 0.25, y: 0.5), pressure: 0.5, milliseconds: 9)
  ])

  @Test(
    arguments: [
      [], [1], [2] + sound.dropFirst(), [1, 4] + sound.dropFirst(2), [1, 8] + sound.dropFirst(2),
      [1, 3, 0],
      [1, 3, 2] + sound.dropFirst(3), sound + [0], Array(sound.dropLast()),
      [1, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
      [1, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [1, 0, 1, 0, 0, 0, 0, 0, 0, 0xF8, 0x7F] + [UInt8](repeating: 0, count: 8),
      // A pressure of 2, then a time before the beginning.
      [1, 1, 1] + [UInt8](repeating: 0, count: 16) + [0, 0, 0, 0x40],
      [1, 2, 1] + [UInt8](repeating: 0, count: 16) + [1],
      // Half a tilt, one of 91°, and one of -91°.
      [1, 4, 1] + [UInt8](repeating: 0, count: 16) + [1],
      [1, 4, 1] + [UInt8](repeating: 0, count: 16) + [91, 0],
      [1, 4, 1] + [UInt8](repeating: 0, count: 16) + [0, 0xA5],
      // Half a rotation, and one of 361°.
      [1, 8, 1] + [UInt8](repeating: 0, count: 16) + [1],
      [1, 8, 1] + [UInt8](repeating: 0, count: 16) + [0x69, 1],
      [1, 16, 1] + [UInt8](repeating: 0, count: 16),
    ] as [[UInt8]])
  func `Hostile bytes are refused`(_ bytes: [UInt8]) {
    #expect(throws: SampleCoding.Malformed.self) { try decode(bytes) }
  }

  @Test func `No bytes trap, and none give samples that are no samples`() throws {
    var dice = SeededRandom(seed: 2)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = SampleCoding.bytes(of: dice.stroke(samples: 1...4).samples)
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        bytes[Int.random(in: 0..<bytes.count, using: &dice)] = .random(in: 0...255, using: &dice)
      }
      if dice.one(in: 3) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &dice)) }
      guard let samples = try? decode(bytes) else { continue }
      accepted += 1
      #expect(
        samples.allSatisfy {
          $0.position.x.isFinite && $0.position.y.isFinite && 0...1 ~= $0.pressure
        })
    }
    #expect(accepted > 1000)
  }
}
