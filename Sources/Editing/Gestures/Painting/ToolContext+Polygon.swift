import Base
import Documents
import Texts

// The polygon that is being drawn: its gestures end with each click, and it goes on from one to the next.
extension ToolContext {
  /// Whether the corners of a polygon are being clicked.
  public var hasOpenPolygon: Bool { polygon != nil }

  /// How near to its first corner a click closes it, in points.
  static let closingReach = 8.0

  /// A shorter side is a click that trembled, in points.
  static let leastSide = 3.0

  /// Closes the polygon that is being drawn, and makes an edit of it; of one corner comes nothing.
  public func finishPolygon() {
    guard let polygon else { return }
    guard let shape = polygon.shape else { return dropPolygon() }
    forgetPolygon()
    var style = style
    // A line that closes has no ends.
    if case .polygon = shape { (style.heads, style.hand) = (.none, .plain) }
    var element = shape.element(
      width: width(ofPoints: brush.widthInPoints), style: style, on: ratio)
    (element.layer, element.grain) = (polygon.layer, sight.pointLength)
    let copies = element.copies(by: copies, on: ratio)
    guard copies.contains(where: { $0.touchesPaper(ratio) }),
      session.isInGesture || session.begin()
    else { return session.cancel() }
    giveShape()
    session.update(to: .add(copies))
    session.commit()
    drawn.post(element)
  }

  /// Takes back the corner of the polygon that came last; with the only one, the polygon is gone.
  public func takeCornerBack() {
    guard let loose = polygon?.loose ?? polygon?.corners.last else { return }
    guard polygon?.takeBack() == true else { return dropPolygon() }
    polygon?.loose = loose
    showPolygon()
  }

  /// Leaves nothing of the polygon that is being drawn.
  public func dropPolygon() {
    guard polygon != nil else { return }
    forgetPolygon()
    session.cancel()
  }

  private func forgetPolygon() {
    polygon = nil
    hint = nil
    snapMarks = []
  }

  /// Shows the polygon with the brush in hand, open and up to the pointer.
  public func showPolygon() {
    guard let polygon, session.isInGesture || session.begin() else { return }
    var style = style
    (style.heads, style.hand) = (.none, .plain)
    var element = PaintingElement(
      layer: polygon.layer,
      .freehand(polygon.outline.map { Sample(position: $0.unitPoint(on: ratio)) }),
      width: width(ofPoints: brush.widthInPoints), style: style)
    element.grain = sight.pointLength
    session.update(to: .add(element.copies(by: copies, on: ratio)))
    let side = polygon.loose.flatMap { loose in polygon.corners.last.map { loose - $0 } }
    hint = side.map {
      texts.lengthHint(Int(saturating: PaperScale.points(ofLength: $0.length).rounded()))
    }
  }

  /// The brush's, of exact lines.
  private var style: LineStyle {
    var style = brush.style
    style.hand = style.hand.ofShapes
    return style
  }
}
