public import Base

// The point at which a radial gradient begins.
extension ElementGradient {
  /// Whether it is a radial gradient that begins beside its centre.
  public var hasFocusApart: Bool {
    guard case .radial(_, let focus) = gradient else { return false }
    return focus != Self.center
  }

  /// Whether it has a focus at its centre, which can be parted from it.
  public var hasFocusAtCenter: Bool { gradient.focus != nil && !hasFocusApart }

  /// In the gradient's own space.
  private static let center = PaperPoint(x: 0, y: 0)
  /// The greatest distance of a focus from the centre, in radii: on the circle itself, colours would end in a wedge.
  private static let mostFocus = 0.98

  /// Moves the focus of a radial gradient to a point of the paper, or to the nearest one within the circle; does
  /// nothing for a linear gradient and for a circle without an inside.
  public mutating func setFocus(_ point: PaperPoint) {
    guard case .radial(let field, _) = gradient, let inverse = field.map.inverse else { return }
    let way = inverse(point) - Self.center
    guard way.length.isFinite else { return }
    let focus = Self.center + way
    gradient = .radial(
      field,
      focus: way.length <= Self.mostFocus
        ? focus : Self.center.point(Self.mostFocus / way.length, towards: focus))
  }

  /// Joins the focus with the centre.
  public mutating func joinFocus() {
    if case .radial(let field, _) = gradient { gradient = .radial(field, focus: Self.center) }
  }
}
