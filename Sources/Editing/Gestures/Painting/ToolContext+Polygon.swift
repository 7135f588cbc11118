import Base
import Documents
import Texts

// The polygon being drawn, which lasts across the gestures of its clicks.
extension ToolContext {
  /// Whether a polygon is being drawn.
  public var hasOpenPolygon: Bool { polygon != nil }

  /// The distance from its first corner within which a click closes it, in points.
  static let closingReach = 8.0

  /// The minimum length of a side, in points; shorter ones are due to a shaking hand.
  static let leastSide = 3.0

  /// Closes the polygon being drawn and adds it to the painting, unless it has a single corner.
  public func finishPolygon() {
    guard let polygon else { return }
    guard let shape = polygon.shape else { return dropPolygon() }
    forgetPolygon()
    var style = style
    // A closed line has no ends.
    if case .polygon = shape { (style.heads, style.hand) = (.none, .plain) }
    var element = shape.element(
      width: width(ofPoints: brush.widthInPoints), style: style, on: ratio)
    (element.layer, element.grain) = (polygon.layer, display.pointLength)
    element = element.inked(by: brush.inks, on: ratio)
    let copies = element.copies(by: copies, on: ratio)
    guard copies.contains(where: { $0.touchesPaper(ratio) }),
      session.isInGesture || session.beginGesture()
    else { return session.cancel() }
    giveShape()
    session.update(to: .add(copies))
    session.commit()
    drawn.post(element)
  }

  /// Removes the last corner of the polygon, or the polygon with its only one.
  public func takeCornerBack() {
    guard let loose = polygon?.loose ?? polygon?.corners.last else { return }
    guard polygon?.takeBack() == true else { return dropPolygon() }
    polygon?.loose = loose
    showPolygon()
  }

  /// Discards the polygon being drawn.
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

  /// Shows the open polygon up to the pointer, drawn with the current brush.
  public func showPolygon() {
    guard let polygon, session.isInGesture || session.beginGesture() else { return }
    var style = style
    (style.heads, style.hand) = (.none, .plain)
    var element = PaintingElement(
      layer: polygon.layer,
      .freehand(polygon.outline.map { Sample(position: $0.unitPoint(on: ratio)) }),
      width: width(ofPoints: brush.widthInPoints), style: style)
    element.grain = display.pointLength
    element = element.inked(by: brush.inks, on: ratio)
    session.update(to: .add(element.copies(by: copies, on: ratio)))
    let side = polygon.loose.flatMap { loose in polygon.corners.last.map { loose - $0 } }
    hint = side.map {
      texts.lengthHint(Int(saturating: PaperScale.points(ofLength: $0.length).rounded()))
    }
  }

  /// The brush's style for exact lines.
  private var style: LineStyle {
    var style = brush.style
    style.hand = style.hand.ofShapes
    return style
  }
}
