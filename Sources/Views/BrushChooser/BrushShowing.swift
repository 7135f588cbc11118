public import Base

/// A view of a brush whose properties can be read and set individually.
public protocol BrushShowing: AnyObject {
  /// The whole brush that the view shows.
  var brush: Brush { get set }
}

extension BrushShowing {
  /// In points; clamped to 0.5…50, NaN is ignored.
  public var strokeWidth: Double {
    get { brush.widthInPoints }
    set { brush.widthInPoints = newValue }
  }

  /// The shape of the line's ends.
  public var endCap: EndCap {
    get { brush.style.cap }
    set { brush.style.cap = newValue }
  }

  /// The shape of the line's corners.
  public var lineJoin: LineJoin {
    get { brush.style.join }
    set { brush.style.join = newValue }
  }

  /// The colour of the line.
  public var color: InkColor {
    get { brush.style.color }
    set { brush.style.color = newValue }
  }
}
