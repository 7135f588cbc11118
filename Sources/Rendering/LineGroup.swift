public import Base

/// Lines that are drawn on a transparent picture of their own, which is masked and then blended as a whole.
public final class LineGroup: Equatable, Sendable {
  /// Lines whose picture hides parts of the others.
  public struct Mask: Equatable, Sendable {
    /// The property of a mask's picture that shows and hides.
    public enum Measure: Sendable {
      /// Opaque parts show, transparent ones hide.
      case alpha
      /// White parts show; black and transparent ones hide.
      case luminance
    }

    /// How its picture is read.
    public let measure: Measure
    /// Without lines, it hides everything.
    public let lines: [Polyline]

    /// Creates a mask of lines in drawing order.
    public init(_ measure: Measure, _ lines: [Polyline]) {
      (self.measure, self.lines) = (measure, lines)
    }

    var bounds: PixelRect { lines.reduce(.empty) { $0.union($1.bounds) } }
  }

  /// In drawing order.
  public let lines: [Polyline]
  /// Only what all of them show is shown.
  public let masks: [Mask]
  /// The opacity of the masked picture, 0…1.
  public let opacity: Double
  /// How its colours combine with those below it.
  public let blending: Blending

  /// Creates a group of lines in drawing order.
  public init(
    _ lines: [Polyline], masks: [Mask] = [], opacity: Double = 1, blending: Blending = .normal
  ) {
    (self.lines, self.masks) = (lines, masks)
    (self.opacity, self.blending) = (opacity, blending)
  }

  /// The pixels that may show anything.
  var bounds: PixelRect {
    masks.reduce(lines.reduce(.empty) { $0.union($1.bounds) }) { $0.intersection($1.bounds) }
  }

  var pointCount: Int {
    masks.reduce(lines.reduce(0) { $0 + $1.pointCount }) { count, mask in
      mask.lines.reduce(count) { $0 + $1.pointCount }
    }
  }

  public static func == (left: LineGroup, right: LineGroup) -> Bool {
    left === right
      || left.lines == right.lines && left.masks == right.masks && left.opacity == right.opacity
        && left.blending == right.blending
  }
}
