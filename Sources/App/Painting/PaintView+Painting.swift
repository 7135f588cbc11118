import Base
import Documents
import Formats
import Rendering
import Views

extension PaintView {
  /// Shows what an edit, an undo or a redo did to a painting.
  ///
  /// - Parameter painting: as it is now. The view's delegate gives its lines already.
  func show(_ change: PaintingChange, of painting: Painting) {
    switch change {
    case .appended(let stroke): append(Polyline(stroke, in: viewport))
    case .removedLast: removeLast(of: painting.strokes.count + 1)
    case .replaced(let splices):
      replace(splices.map { $0.map { Polyline($0, in: viewport) } })
    case .background: break
    case .reshaped: reload(as: painting.aspectRatio)
    }
  }
}

extension LineSource {
  /// The strokes in effect.
  ///
  /// - Parameter places: of strokes that are left out, rising.
  init(_ painting: Painting, without places: [Int] = []) {
    let strokes = painting.strokes
    let places = places.filter(strokes.indices.contains)
    self.init(pointCount: strokes.pointCount - places.map { strokes[$0] }.pointCount) { viewport in
      var kept = strokes
      for place in places.reversed() { kept.remove(at: place) }
      // A core is left to the main thread, which shows what stands in for the lines meanwhile.
      return Polyline.lines(of: kept, in: viewport, cores: max(1, Cores.count - 1))
    }
  }
}
