import Base
import Canvas

extension Surface {
  /// Returns the mean difference of a channel of the block of 32 × 32 pixels that differs most from another picture's,
  /// 0…255. Thin lines may be on other pixels of a block.
  func greatestDifference(from other: Surface) -> Double {
    guard size.width == other.size.width, abs(size.height - other.size.height) < 3 else {
      return 255
    }
    let block = 32
    let columns = size.width / block
    let rows = min(size.height, other.size.height) / block
    var worst = 0
    for place in 0..<columns * rows {
      var sums = [0, 0, 0]
      for index in 0..<block * block {
        let x = place % columns * block + index % block
        let y = place / columns * block + index / block
        let (p, q) = (pixel(x: x, y: y), other.pixel(x: x, y: y))
        for channel in 0..<3 {
          let shift = UInt32(8 * channel)
          sums[channel] += Int(p >> shift & 255) - Int(q >> shift & 255)
        }
      }
      worst = max(worst, sums.map(abs).max() ?? 0)
    }
    return Double(worst) / Double(block * block)
  }
}
