import Life
import Testing

@Suite("How fast a board runs")
struct LifePaceTests {
  @Test func `A step is a power of the base, and no longer than 2⁴⁰ generations`() {
    var pace = LifePace()
    #expect(pace.stride == 1 && pace.mostExponent == 40)
    pace.exponent = 100
    #expect(pace.stride == BigInteger(1) << 40)
    pace.base = 10
    #expect(pace.exponent == 12 && pace.stride == 1_000_000_000_000)
    pace.exponent -= 10
    #expect(pace.stride == 100)
    pace.base = 1
    #expect(pace.base == 2 && pace.stride == 4)
    pace.base = 1_000_000
    #expect(pace.base == 10_000 && pace.mostExponent == 3)
  }

  @Test func `A step of any length goes before the power`() {
    var pace = LifePace()
    pace.exponent = 3
    pace.freeStride = 1234
    #expect(pace.stride == 1234)
    pace.freeStride = -5
    #expect(pace.stride == 1)
    pace.freeStride = nil
    #expect(pace.stride == 8)
  }

  @Test(
    arguments: [
      ("0", "0"), ("1,000,000", "1000000"), ("12 345", "12345"), ("2^10", "1024"),
      ("10^30", "1000000000000000000000000000000"), ("٢٣", "23"), ("7^0", "1"), ("1^9999999", "1"),
    ])
  func `Numbers are read as people type them`(text: String, wanted: String) {
    #expect(BigInteger(typed: text)?.description == wanted)
  }

  @Test(arguments: ["", "-1", "x", "2^", "^2", "2^3^4", "1e5", "10^151", "9^^9"])
  func `and nothing else is`(text: String) {
    #expect(BigInteger(typed: text) == nil)
  }
}
