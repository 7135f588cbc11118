import Base

extension BitGrid {
  /// Returns the contours of the set pixels, including holes, as closed polygons in pixels from the corner.
  ///
  /// The points are the midpoints of all pixel sides between set and unset pixels, so that slanting edges have no
  /// steps. Pixels are connected by their sides.
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

  /// Follows the sides of pixels with the set pixels on the right.
  private func contour(from startX: Int, _ startY: Int, _ seen: inout BitGrid) -> [PaperPoint] {
    var points: [PaperPoint] = []
    // Start at the lower left corner of the pixel, going up.
    var (x, y, dx, dy) = (startX, startY + 1, 0, -1)
    repeat {
      if dx == 0, dy == -1 { seen[x, y - 1] = true }
      points.append(
        PaperPoint(x: Double(x) + Double(dx) / 2, y: Double(y) + Double(dy) / 2))
      (x, y) = (x + dx, y + dy)
      // The two pixels ahead, to the left and the right of the path.
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
