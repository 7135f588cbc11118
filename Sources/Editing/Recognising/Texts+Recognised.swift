import Texts

extension Texts {
  /// Returns the hint shown next to the pointer for ink that became a shape.
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
