import Base
import Documents

/// The pieces that an eraser cuts a region with curved contours into. Curves away from the eraser are preserved.
struct AreaPieces {
  /// The pieces, each with its contours as closed sequences of curves.
  let pieces: [[[CurveSegment]]]

  /// Returns nil if the computation would take too long.
  ///
  /// - Parameters:
  ///   - contours: the curves of each.
  ///   - rule: the fill rule of the contours. The pieces have the same inside by either rule.
  ///   - tolerance: the maximum deviation of the edge.
  init?(
    of contours: [[CurveSegment]], by rule: FillRule, cutBy eraser: EraserPath, tolerance: Double
  ) {
    let curves = RegionCurves(contours, tolerance: tolerance)
    guard
      let remainder = RegionParts(
        of: curves.polygons, by: rule, without: [eraser], tolerance: tolerance)
    else { return nil }
    pieces = remainder.parts.map { $0.map(curves.edge) }
  }
}
