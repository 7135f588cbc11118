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
    for difference in differences(a, b) {
      for channel in difference { sum += channel * channel }
    }
    return (Double(sum) / Double(3 * a.size.width * a.size.height)).squareRoot()
  }

  /// The part of all pixels that differ by more than an eighth in a channel.
  static func farOff(_ a: Surface, _ b: Surface) -> Double {
    let count = differences(a, b).count { $0.contains { $0 > 32 } }
    return Double(count) / Double(a.size.width * a.size.height)
  }

  /// Of each pixel the differences of its three channels.
  private static func differences(_ a: Surface, _ b: Surface) -> some Sequence<[Int]> {
    (0..<a.size.height).lazy.flatMap { y in
      (0..<a.size.width).lazy.map { x in
        let (p, q) = (a.pixel(x: x, y: y), b.pixel(x: x, y: y))
        return [0, 8, 16].map { abs(Int(p >> $0 & 255) - Int(q >> $0 & 255)) }
      }
    }
  }
}
