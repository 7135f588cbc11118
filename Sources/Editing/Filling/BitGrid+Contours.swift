import Base

extension BitGrid {
  /// The contours of the pixels that are set, holes among them, as closed polygons in pixels from the corner.
  ///
  /// Each has the middles of all pixel sides that lie between what is set and what is not, so that a slanting edge has
  /// no steps. Pixels hang together by their sides.
  func contours() -> [[PaperPoint]] {
    var seen = BitGrid(width: width, height: height)
    var contours: [[PaperPoint]] = []
    for y in 0..<height {
      var x = first(true, from: 0, row: y)
      while x < width {
        // The left side of a run: each contour has one.
        if !seen[x, y] { contours.append(contour(from: x, y, &seen)) }
        x = first(true, from: first(false, from: x, row: y), row: y)
      }
    }
    return contours
  }

  /// Follows the sides of pixels with what is set on the right.
  private func contour(from startX: Int, _ startY: Int, _ seen: inout BitGrid) -> [PaperPoint] {
    var points: [PaperPoint] = []
    // From the lower left corner of the pixel upwards.
    var (x, y, dx, dy) = (startX, startY + 1, 0, -1)
    repeat {
      if dx == 0, dy == -1 { seen[x, y - 1] = true }
      points.append(
        PaperPoint(x: Double(x) + Double(dx) / 2, y: Double(y) + Double(dy) / 2))
      (x, y) = (x + dx, y + dy)
      // The two pixels ahead, at the left and at the right of the way.
      let left = self[x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2]
      let right = self[x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2]
      if !right {
        (dx, dy) = (-dy, dx)
      } else if left {
        (dx, dy) = (dy, -dx)
      }
    } while (x, y, dx, dy) != (startX, startY + 1, 0, -1)
    return points
  }
}
