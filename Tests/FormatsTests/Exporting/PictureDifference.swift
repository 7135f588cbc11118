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
}
