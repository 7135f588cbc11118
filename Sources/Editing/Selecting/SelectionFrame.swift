public import Base
public import Documents

/// The box round selected strokes, along its own axes: those of the paper, or of a turned shape.
public struct SelectionFrame: Equatable, Sendable {
  public var center: PaperPoint
  /// Half of the width and of the height.
  public var halfWidth: Double
  public var halfHeight: Double
  /// Where its own x axis points, of length 1.
  public var axis: PaperVector

  public init(
    center: PaperPoint, halfWidth: Double, halfHeight: Double,
    axis: PaperVector = PaperVector(dx: 1, dy: 0)
  ) {
    self.center = center
    self.halfWidth = halfWidth
    self.halfHeight = halfHeight
    self.axis = axis
  }

  /// Round a shape or a picture, as it is turned; nil for an element that is neither.
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

  /// A point by its place in the frame: −1 is left or top, 0 the middle, 1 right or bottom.
  public func point(_ x: Double, _ y: Double) -> PaperPoint {
    center + axis * (x * halfWidth) + otherAxis * (y * halfHeight)
  }

  /// Upper left, upper right, lower right, lower left.
  public var corners: [PaperPoint] { [point(-1, -1), point(1, -1), point(1, 1), point(-1, 1)] }

  /// The frame with its sides at a distance, and so large that it can be taken hold of.
  public func grown(by distance: Double, atLeast smallest: Double) -> SelectionFrame {
    var frame = self
    frame.halfWidth = max(halfWidth + distance, smallest)
    frame.halfHeight = max(halfHeight + distance, smallest)
    return frame
  }

  /// Whether a point lies in it.
  public func contains(_ point: PaperPoint) -> Bool {
    let offset = point - center
    return abs(offset.dot(axis)) <= halfWidth && abs(offset.dot(otherAxis)) <= halfHeight
  }
}
