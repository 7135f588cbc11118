import ArgumentParser
import Base
import Documents

/// Two non-negative integers separated by a symbol: `16x16`.
struct CellDimensions: ExpressibleByArgument {
  let size: CellSize

  init?(argument: String) {
    let parts = argument.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "X" })
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]), width >= 0,
      height >= 0, width <= 1 << 20, height <= 1 << 20
    else { return nil }
    size = CellSize(width: width, height: height)
  }

  /// Throws unless the size is allowed for pixel art.
  func checked(_ option: String) throws -> CellSize {
    let allowed = Sprite.allowedSide
    guard allowed.contains(size.width), allowed.contains(size.height) else {
      throw Failure(
        "\(option) must be \(allowed.lowerBound) to \(allowed.upperBound) cells on a side")
    }
    return size
  }
}
