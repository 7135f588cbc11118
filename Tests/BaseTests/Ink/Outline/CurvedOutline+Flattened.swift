import Base

extension CurvedOutline {
  /// Cut finely enough to be called exact.
  var flattened: [PixelPoint] {
    guard let start else { return [] }
    var points = [start]
    for piece in pieces {
      switch piece {
      case .line(let end): points.append(end)
      case .curve(let a, let b, let end):
        let first = points[points.count - 1]
        for number in 1...24 {
          let t = Double(number) / 24
          let s = 1 - t
          let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          points.append(
            PixelPoint(
              x: w0 * first.x + w1 * a.x + w2 * b.x + w3 * end.x,
              y: w0 * first.y + w1 * a.y + w2 * b.y + w3 * end.y))
        }
      }
    }
    return points
  }
}
