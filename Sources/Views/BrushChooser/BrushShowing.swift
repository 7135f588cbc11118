public import Base

/// A view of a brush whose properties can be read and set individually.
public protocol BrushShowing: AnyObject {
  var brush: Brush { get set }
}

extension BrushShowing {
  /// In points; clamped to 0.5…50, NaN is ignored.
  public var strokeWidth: Double {
    get { brush.widthInPoints }
    set { brush.widthInPoints = newValue }
  }

  public var endCap: EndCap {
    get { brush.style.cap }
    set { brush.style.cap = newValue }
  }

  public var lineJoin: LineJoin {
    get { brush.style.join }
    set { brush.style.join = newValue }
  }

  public var color: InkColor {
    get { brush.style.color }
    set { brush.style.color = newValue }
  }
}
