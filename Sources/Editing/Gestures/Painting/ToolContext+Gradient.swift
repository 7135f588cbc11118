import Base
public import Documents

// The gradient of the selected element.
extension ToolContext {
  /// The painted part of an element that gradients are for: its fill, unless it has none or the user has chosen the
  /// line.
  public func gradientTarget(of element: PaintingElement) -> ElementGradient.Target {
    if element.isArea { return .fill }
    if settings.gradientTarget == .line { return .line }
    return element.fill != nil || element.content.isClosedShape ? .fill : .line
  }

  /// The gradient of the topmost selected element, as drafted; nil if it has none.
  public var gradient: ElementGradient? {
    guard let element = selection.topmost, !element.isEraser else { return nil }
    let drafted = session.draft.flatMap { draft -> PaintingElement? in
      guard case .restyle([element.id], let change) = draft else { return nil }
      return element.restyled(change)
    }
    return ElementGradient(
      of: drafted ?? element, gradientTarget(of: element), on: ratio)
  }

  /// The topmost element at a point, by its ink or within the outline of a shape.
  func gradientElement(at point: PaperPoint, within points: Double) -> PaintingElement? {
    let distance = length(ofPoints: points)
    if let id = index.element(at: point, within: distance) { return self.element(id) }
    return index.shape(at: point, within: distance)
  }

  /// Whether an element is an area, whose fill is its own ink.
  public func isArea(_ id: ElementID) -> Bool { element(id)?.isArea ?? false }

  private func element(_ id: ElementID) -> PaintingElement? {
    painting.elements.indices(of: [id]).first.map { painting.elements[$0] }
  }

  /// The gradient that a drag over an element gives it: its own one at another place, or one from its colour to the
  /// brush's.
  func newGradient(
    of element: PaintingElement, from start: PaperPoint, to end: PaperPoint
  ) -> ElementGradient {
    let target = gradientTarget(of: element)
    let old = ElementGradient(of: element, target, on: ratio)
    let field = GradientField(
      from: start, to: end, stops: old?.stops ?? newStops(of: element, target),
      spread: old?.gradient.field.spread ?? .pad, space: old?.gradient.field.space ?? .oklab)
    let isRadial = settings.mode(of: .gradient) == .radialGradient
    return ElementGradient(
      id: element.id, target: target,
      gradient: isRadial ? .radial(field, focus: PaperPoint(x: 0, y: 0)) : .linear(field))
  }

  private func newStops(
    of element: PaintingElement, _ target: ElementGradient.Target
  ) -> [GradientStop] {
    let color =
      target == .fill && !element.isArea
      ? element.fill?.color ?? brush.style.fill?.color ?? element.style.color : element.style.color
    var other = brush.style.color
    if other == color { other.alpha = 0 }
    return [GradientStop(at: 0, color), GradientStop(at: 1, other)]
  }

  // MARK: Commands

  /// Changes the gradient of the selected element in one step; does nothing without one.
  public func changeGradient(_ change: (inout ElementGradient) -> Void) {
    guard session.access == .changing, !session.isInGesture, var gradient else { return }
    let old = gradient
    change(&gradient)
    if gradient != old { perform(gradient.edit(isArea: isArea(gradient.id))) }
  }

  /// Swaps start and end of the gradient's colours; the same colour stays chosen.
  public func reverseGradient() {
    let last = (gradient?.stops.count ?? 0) - 1
    changeGradient { $0.reverse() }
    gradientStop = gradientStop.flatMap { (0...max(0, last)).contains($0) ? last - $0 : nil }
  }

  /// Adds a stop and chooses it.
  ///
  /// - Parameter offset: 0…1; nil for the middle of the widest gap.
  public func addGradientStop(at offset: Double? = nil) {
    guard let gradient else { return }
    let offset = offset ?? gradient.middleOfWidestGap
    var index = 0
    changeGradient { index = $0.addStop(at: offset) }
    gradientStop = index
  }

  /// Removes the chosen stop.
  ///
  /// - Returns: false if none is chosen.
  @discardableResult
  public func removeGradientStop() -> Bool {
    guard let index = gradientStop, let gradient, gradient.stops.indices.contains(index) else {
      return false
    }
    if gradient.stops.count > 2 { gradientStop = nil }
    changeGradient { $0.removeStop(index) }
    return true
  }

  /// Replaces the gradient of the selected element by a single colour.
  public func removeGradient() {
    guard session.access == .changing, let gradient else { return }
    var change = StyleChange()
    if gradient.target == .fill, !isArea(gradient.id) {
      change.fillGradient = .remove
    } else {
      change.lineGradient = .remove
    }
    gradientStop = nil
    perform(.restyle([gradient.id], change))
  }
}

extension ElementGradient {
  /// The offset in the middle of the two neighbouring stops that are farthest apart.
  fileprivate var middleOfWidestGap: Double {
    let offsets = [0] + stops.map(\.offset) + [1]
    let gaps = zip(offsets, offsets.dropFirst())
    let widest = gaps.max { $0.1 - $0.0 < $1.1 - $1.0 } ?? (0, 1)
    return (widest.0 + widest.1) / 2
  }
}

extension ElementContent {
  /// Whether it is a shape with an inside.
  fileprivate var isClosedShape: Bool {
    if case .shape(let kind, _, _) = self { kind.form.isClosed } else { false }
  }
}
