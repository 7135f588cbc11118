// Texts during drawing.
extension Texts {
  public var heldLine: String { translate("Line; Esc gives the ink back") }
  public var heldArc: String { translate("Arc; Esc gives the ink back") }
  public var heldCircle: String { translate("Circle; Esc gives the ink back") }
  public var heldEllipse: String { translate("Ellipse; Esc gives the ink back") }
  public var heldRectangle: String { translate("Rectangle; Esc gives the ink back") }
  public var heldTriangle: String { translate("Triangle; Esc gives the ink back") }
  public var heldPolygon: String { translate("Polygon; Esc gives the ink back") }
  public var heldPolyline: String { translate("Straight lines; Esc gives the ink back") }
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
    translate("Press at the centre, and drag along the axis")
  }
  public var widthsOnScreen: String { translate("Brush size in screen pixels") }
  public var widthsOnScreenTip: String {
    translate("Keep the brush the same size on screen at every zoom")
  }
}
