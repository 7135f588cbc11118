import Base
import CClipping

/// The whole numbers that polygons are clipped in.
struct ClippingGrid {
  /// A power of two, so that no coordinate is rounded twice.
  let scale: Double

  /// The coordinate range that doesn't require wide integers.
  private static let range = 0x1p29

  /// Returns nil for coordinates that are too large.
  ///
  /// - Parameter box: the bounds of all polygons.
  init?(of box: PaperBox) {
    let farthest = [box.left, box.top, box.right, box.bottom].map(abs).max() ?? 0
    guard !box.isEmpty, farthest < 1e6 else { return nil }
    var scale = 1.0
    while farthest * scale * 2 < Self.range, scale < 0x1p60 { scale *= 2 }
    while farthest * scale >= Self.range { scale /= 2 }
    self.scale = scale
  }

  func point(_ point: PaperPoint) -> clipping_point {
    clipping_point(
      x: Int64(saturating: (point.x * scale).rounded()),
      y: Int64(saturating: (point.y * scale).rounded()))
  }

  func position(_ point: clipping_point) -> PaperPoint {
    PaperPoint(x: Double(point.x) / scale, y: Double(point.y) / scale)
  }

  /// Passes polygons to a function of the library.
  static func with<Result>(
    _ paths: [[clipping_point]], _ body: (clipping_paths) -> Result
  ) -> Result {
    var ends: [Int] = []
    for path in paths { ends.append((ends.last ?? 0) + path.count) }
    return paths.flatMap { $0 }.withUnsafeBufferPointer { points in
      ends.withUnsafeBufferPointer { ends in
        body(clipping_paths(points: points.baseAddress, ends: ends.baseAddress, count: ends.count))
      }
    }
  }
}
