import Base
import Documents

extension Stroke {
  /// Removes the samples under the heads, which would show beside their tips; removes all if nothing else is left.
  func withoutCovered(on paper: AspectRatio) -> Stroke {
    var body = self
    for isEnd in [false, true] {
      let line = isEnd ? body.samples.reversed() : body.samples
      let points = line.map { PaperPoint($0.position, on: paper) }
      let distance = style.heads[atEnd: isEnd].cut(headScale, cap: style.cap)
      guard distance > 0, !points.isEmpty else { continue }
      guard let leaving = HeadOutline.leaving(points, distance) else {
        body.samples = []
        continue
      }
      let (inner, outer) = (line[leaving.index - 1], line[leaving.index])
      var cut = outer
      cut.position = points[leaving.index - 1]
        .point(leaving.part, towards: points[leaving.index]).unitPoint(on: paper)
      cut.pressure = inner.pressure + (outer.pressure - inner.pressure) * Float(leaving.part)
      let rest = [cut] + line[leaving.index...]
      body.samples = isEnd ? rest.reversed() : rest
    }
    return body
  }
}
