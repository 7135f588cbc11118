public import Base

/// The exact shape recognised in a stroke, in units of the paper's longer side.
///
///     var shape = RecognisedShape(of: points, pointLength: display.pointLength)   // .circle(…)
///     shape = shape?.adjusted(from: hold, to: pointer)                          // enlarged by the hold
///     shape?.element(width: width, style: style, on: paper)
public enum RecognisedShape: Equatable, Sendable {
  case line(from: PaperPoint, to: PaperPoint)
  case arc(CircleArc)
  case circle(center: PaperPoint, radius: Double)
  /// - Parameters:
  ///   - radii: along the axis, and across it.
  ///   - axis: a unit vector.
  case ellipse(center: PaperPoint, radii: PaperVector, axis: PaperVector)
  /// - Parameters:
  ///   - size: along the axis, and across it.
  ///   - axis: a unit vector.
  case rectangle(center: PaperPoint, size: PaperVector, axis: PaperVector)
  case triangle(PaperPoint, PaperPoint, PaperPoint)
  /// Closed, with four corners or more, possibly self-intersecting like a star.
  case polygon([PaperPoint])
  /// Open, with two segments or more.
  case polyline([PaperPoint])
}
