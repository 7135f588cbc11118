import Canvas
import Base
import Testing

/// How far two pictures of the same size are apart.
enum PictureDifference {
  /// The mean difference of all channels of all pixels, of 255.
  static func mean(_ a: Surface, _ b: Surface) throws -> Double {
    try #require(a.size == b.size)
    var sum = 0
    for y in 0..<a.size.height {
      for x in 0..<a.size.width {
        let (p, q) = (a.pixel(x: x, y: y), b.pixel(x: x, y: y))
        for shift in [0, 8, 16] { sum += abs(Int(p >> shift & 255) - Int(q >> shift & 255)) }
      }
    }
    return Double(sum) / Double(3 * a.size.width * a.size.height)
  }

  /// The root of the mean of the squares of the differences of all channels of all pixels, of 255.
  static func rootMeanSquare(_ a: Surface, _ b: Surface) throws -> Double {
    try #require(a.size == b.size)
    var sum = 0
    forEachPixel(a, b) { red, green, blue in sum += red * red + green * green + blue * blue }
    return (Double(sum) / Double(3 * a.size.width * a.size.height)).squareRoot()
  }

  /// The part of all pixels that differ by more than an eighth in a channel.
  static func farOff(_ a: Surface, _ b: Surface) -> Double {
    var count = 0
    forEachPixel(a, b) { count += max($0, $1, $2) > 32 ? 1 : 0 }
    return Double(count) / Double(a.size.width * a.size.height)
  }

  /// Calls a body with the differences of the three channels of each pixel.
  private static func forEachPixel(_ a: Surface, _ b: Surface, _ body: (Int, Int, Int) -> Void) {
    a.withBytes { first in
      b.withBytes { second in
        for y in 0..<a.size.height {
          for x in 0..<a.size.width {
            let p = first.loadUnaligned(fromByteOffset: y * a.stride + 4 * x, as: UInt32.self)
            let q = second.loadUnaligned(fromByteOffset: y * b.stride + 4 * x, as: UInt32.self)
            func difference(_ shift: UInt32) -> Int {
              abs(Int(p >> shift & 255) - Int(q >> shift & 255))
            }
            body(difference(16), difference(8), difference(0))
          }
        }
      }
    }
  }
}
