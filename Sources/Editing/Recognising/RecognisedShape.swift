public import Base

/// The perfect shape that a stroke was meant to be, in lengths of the paper's longer side.
///
///     var shape = RecognisedShape(of: points, pointLength: sight.pointLength)   // .circle(…)
///     shape = shape?.adjusted(from: hold, to: pointer)                          // larger, while it is held
///     shape?.element(width: width, style: style, on: paper)
public enum RecognisedShape: Equatable, Sendable {
  case line(from: PaperPoint, to: PaperPoint)
  case arc(CircleArc)
  case circle(center: PaperPoint, radius: Double)
  /// - Parameters:
  ///   - radii: along the axis, and across it.
  ///   - axis: of length 1.
  case ellipse(center: PaperPoint, radii: PaperVector, axis: PaperVector)
  /// - Parameters:
  ///   - size: along the axis, and across it.
  ///   - axis: of length 1.
  case rectangle(center: PaperPoint, size: PaperVector, axis: PaperVector)
  case triangle(PaperPoint, PaperPoint, PaperPoint)
  /// Closed, of four corners or more, which may cross themselves as a star's lines do.
  case polygon([PaperPoint])
  /// Open, of two segments or more, from the first point to the last.
  case polyline([PaperPoint])
}
