/// The shapes that tools stretch: a file each, and a row here. All that is to be known of one is its form.
///
/// Nothing else lists shapes: whoever needs to know something asks the form.
public enum ShapeKind: String, CaseIterable, Sendable {
  case line, rectangle, ellipse, rounded

  /// What it looks like, is called, and is measured by.
  public var form: any ShapeForm {
    switch self {
    case .line: LineShape()
    case .rectangle: RectangleShape()
    case .ellipse: EllipseShape()
    case .rounded: RoundedShape()
    }
  }
}
