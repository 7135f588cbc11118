import Life
import Testing

@Suite("A number of any size")
struct BigIntegerTests {
  @Test func `is read and written in decimal digits`() throws {
    for text in [
      "0", "7", "-7", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
      "-9223372036854775809", "18446744073709551616", "1302083334180208337404",
      "1000000000000000000000000000000000000000000000000000000000000000001",
    ] {
      #expect(try #require(BigInteger(text)).description == text)
    }
    #expect(BigInteger("+0012")?.int == 12)
    #expect(BigInteger(String(repeating: "9", count: 150)) != nil)
    for text in ["", "-", "1 000", "1e3", "٣", String(repeating: "9", count: 151)] {
      #expect(BigInteger(text) == nil)
    }
  }

  @Test func `is added to, taken from, shifted and compared, across the ends of a word`() throws {
    let near = [-3, -1, 0, 1, 2].map { BigInteger($0) }
    let bases = [0, 62, 63, 64, 65, 127, 128, 300].map { BigInteger(1) << $0 }
    for base in bases + bases.map({ -$0 }) {
      for (a, b) in zip(near, near.dropFirst()) {
        #expect(base + a < base + b && (base + b) - (base + a) == b - a)
        #expect((base + a) - base == a && base - (base + a) == -a)
        #expect(-(base + a) == -base - a && (base + a).magnitude >= 0)
        #expect(BigInteger(bytes: (base + a).bytes) == base + a)
        #expect(BigInteger("\(base + a)") == base + a)
      }
    }
    for number in [0, 1, -1, 5, -5, Int.max, Int.min] {
      for count in [0, 1, 3, 63, 64, 65, 200] {
        #expect((BigInteger(number) << count) >> count == BigInteger(number))
        #expect(BigInteger(number) >> count == BigInteger(number >> count))
        #expect(((BigInteger(number) << 100) - 1) >> 100 == BigInteger(number) - 1)
      }
    }
    #expect((BigInteger(5) << 70).description == "5902958103587056517120")
    #expect(Double(BigInteger(1) << 70) == 0x1p70 && Double(-(BigInteger(1) << 70)) == -0x1p70)
    #expect((BigInteger(1) << 70).clampedInt == .max && (-(BigInteger(1) << 70)).clampedInt == .min)
  }

  @Test func `tells its bits`() {
    let number = (BigInteger(1) << 100) + 5
    #expect((0...200).filter { number.bit($0) } == [0, 2, 100] && number.bitWidth == 101)
    #expect(BigInteger(0).bitWidth == 0 && BigInteger(1).bitWidth == 1)
    #expect(((BigInteger(1) << 64) - 1).bitWidth == 64)
  }
}
