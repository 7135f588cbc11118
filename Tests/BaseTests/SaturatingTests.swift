import Base
import Testing

@Suite("Numbers become integers")
struct SaturatingTests {
  @Test func `by their whole part, or the nearest integer that there is`() {
    #expect(Int(saturating: 2.9) == 2 && Int(saturating: -2.9) == -2)
    #expect(Int(saturating: Double.nan) == 0)
    #expect(UInt8(saturating: -0.9) == 0 && UInt8(saturating: 255.9) == 255)
    #expect(UInt8(saturating: 256.0) == 255 && UInt32(saturating: -1.0) == 0)
    #expect(Int32(saturating: Float.infinity) == .max && Int16(saturating: -40_000.0) == .min)
    #expect(Int32(saturating: 2_147_483_647.5) == .max && Int32(saturating: 0x1p31) == .max)
  }

  @Test func `of 64 bits so that a sum of many is one, too`() {
    let farthest = 1 << 53
    for number in [1e300, 0x1p63, 0x1p53, .infinity] {
      #expect(Int(saturating: number) == farthest && Int(saturating: -number) == -farthest)
      #expect(UInt(saturating: number) == UInt(farthest) && UInt(saturating: -number) == 0)
    }
    #expect(Int(saturating: 0x1p53 - 1) == farthest - 1)
  }
}
