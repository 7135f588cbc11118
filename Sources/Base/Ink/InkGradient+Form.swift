/// The forms of a gradient.
public enum GradientForm: String, CaseIterable, Sendable {
  case linear, radial
}

extension InkGradient {
  /// Creates a gradient of a form; a radial one begins at its centre.
  public init(_ form: GradientForm, _ field: GradientField) {
    switch form {
    case .linear: self = .linear(field)
    case .radial: self = .radial(field, focus: PaperPoint(x: 0, y: 0))
    }
  }

  /// The form. Setting another one keeps the ends and the colours: the line becomes the radius.
  public var form: GradientForm {
    get {
      switch self {
      case .linear: .linear
      case .radial: .radial
      }
    }
    set { if newValue != form { self = InkGradient(newValue, field) } }
  }
}
