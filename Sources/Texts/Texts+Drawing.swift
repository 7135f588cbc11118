// Texts during drawing.
extension Texts {
  public var heldLine: String { translate("Line; Esc keeps the stroke as drawn") }
  public var heldArc: String { translate("Arc; Esc keeps the stroke as drawn") }
  public var heldCircle: String { translate("Circle; Esc keeps the stroke as drawn") }
  public var heldEllipse: String { translate("Ellipse; Esc keeps the stroke as drawn") }
  public var heldRectangle: String { translate("Rectangle; Esc keeps the stroke as drawn") }
  public var heldTriangle: String { translate("Triangle; Esc keeps the stroke as drawn") }
  public var heldPolygon: String { translate("Polygon; Esc keeps the stroke as drawn") }
  public var heldPolyline: String { translate("Straight lines; Esc keeps the stroke as drawn") }
  public var symmetry: String { translate("Symmetry") }
  public var symmetryTip: String { translate("Symmetry") }
  public var noSymmetry: String { translate("No symmetry") }
  public var mirrorSymmetry: String { translate("Mirror") }
  public var twoMirrorsSymmetry: String { translate("Two mirrors") }
  public func rays(_ count: Int) -> String {
    translate("{count} ray", "{count} rays", count: count)
  }
  public var placeSymmetry: String { translate("Place axis: press and drag") }
  public var centerSymmetry: String { translate("Vertical axis in the middle") }
  public var placeSymmetryHint: String {
    translate("Press at the centre and drag along the axis")
  }
  public var widthsOnScreen: String { translate("Brush size in screen pixels") }
  public var widthsOnScreenTip: String {
    translate("Keep the brush the same size on screen at every zoom")
  }
}
