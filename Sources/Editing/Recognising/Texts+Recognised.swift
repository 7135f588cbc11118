import Texts

extension Texts {
  /// What is said beside the pointer of ink that has become a shape.
  func recognised(_ kind: RecognisedShape.Kind) -> String {
    switch kind {
    case .line: heldLine
    case .arc: heldArc
    case .circle: heldCircle
    case .ellipse: heldEllipse
    case .rectangle: heldRectangle
    case .triangle: heldTriangle
    case .polygon: heldPolygon
    case .polyline: heldPolyline
    }
  }
}
