public import Base
public import Documents

/// The box around selected strokes, along its own axes: the paper's axes, or a rotated shape's.
public struct SelectionFrame: Equatable, Sendable {
  /// The centre of the box, in units of the paper's longer side like the other lengths.
  public var center: PaperPoint
  /// Half of the width and of the height.
  public var halfWidth: Double
  /// Half of the height, across the axis.
  public var halfHeight: Double
  /// The direction of its own x axis; a unit vector.
  public var axis: PaperVector

  /// Creates a frame along the paper's axes, unless another axis is given.
  public init(
    center: PaperPoint, halfWidth: Double, halfHeight: Double,
    axis: PaperVector = PaperVector(dx: 1, dy: 0)
  ) {
    self.center = center
    self.halfWidth = halfWidth
    self.halfHeight = halfHeight
    self.axis = axis
  }

  /// Creates the frame of a shape or a picture, as rotated; nil for other elements.
  public init?(of element: PaintingElement, on paper: AspectRatio) {
    if let picture = PictureCrop(element, on: paper) {
      guard let frame = picture.frame else { return nil }
      self = frame
      return
    }
    guard let shape = Shape(element, on: paper) else { return nil }
    self.init(
      center: shape.center, halfWidth: shape.width / 2, halfHeight: shape.height / 2,
      axis: shape.axis)
  }

  init(around box: PaperBox) {
    self.init(center: box.center, halfWidth: box.width / 2, halfHeight: box.height / 2)
  }

  /// The frame's own y axis.
  var otherAxis: PaperVector { PaperVector(dx: -axis.dy, dy: axis.dx) }

  /// Returns a point in the frame's coordinates: −1 is left or top, 0 the middle, 1 right or bottom.
  public func point(_ x: Double, _ y: Double) -> PaperPoint {
    center + axis * (x * halfWidth) + otherAxis * (y * halfHeight)
  }

  /// Upper left, upper right, lower right, lower left.
  public var corners: [PaperPoint] { [point(-1, -1), point(1, -1), point(1, 1), point(-1, 1)] }

  /// Returns the frame expanded by a distance, and to a minimum size.
  public func grown(by distance: Double, atLeast smallest: Double) -> SelectionFrame {
    var frame = self
    frame.halfWidth = max(halfWidth + distance, smallest)
    frame.halfHeight = max(halfHeight + distance, smallest)
    return frame
  }

  /// Whether it contains a point.
  public func contains(_ point: PaperPoint) -> Bool {
    let offset = point - center
    return abs(offset.dot(axis)) <= halfWidth && abs(offset.dot(otherAxis)) <= halfHeight
  }
}
