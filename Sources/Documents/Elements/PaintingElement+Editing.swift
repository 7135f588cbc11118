public import Base

// Edits of an element, leaving the drawn samples unchanged.
extension PaintingElement {
  /// Returns the element moved on its paper, with its line width scaled.
  ///
  /// An invalid map leaves it in place.
  public func moved(
    by map: PaperMap, widthScale: Double = 1, on paper: AspectRatio
  ) -> PaintingElement {
    var element = self
    element.width = Self.clamped(width * widthScale) ?? width
    if map != .identity {
      element.placement = (placement ?? ElementPlacement(paper: paper, map: .identity))
        .moved(by: map)
    }
    return element.mapErasures { $0.moved(by: map, widthScale: widthScale, on: paper) }
  }

  /// Returns a copy of the element for each map of a symmetry.
  public func copies(by maps: [PaperMap], on paper: AspectRatio) -> [PaintingElement] {
    maps.map { moved(by: $0, on: paper) }
  }

  func joining(_ layer: Layer.ID) -> PaintingElement {
    var element = self
    element.layer = layer
    return element
  }

  /// A new element, without connections, in the layer and the groups of the one that it replaces.
  public func replacing(_ other: PaintingElement) -> PaintingElement {
    var element = joining(other.layer)
    (element.groups, element.groupStyles) = (other.groups, other.groupStyles)
    (element.id, element.isLocked, element.connections) = (.unassigned, false, .none)
    return element
  }

  /// Returns the element in the layer and groups of another one, or nil for an eraser if there are groups.
  func inPlace(of other: PaintingElement) -> PaintingElement? {
    guard !isEraser || other.groups.isEmpty else { return nil }
    var element = joining(other.layer)
    (element.groups, element.groupStyles) = (other.groups, other.groupStyles)
    return element
  }

  func locked(_ isLocked: Bool) -> PaintingElement {
    var element = self
    element.isLocked = isLocked
    return element
  }

  /// Changes only the width of an eraser, which has no style.
  public func restyled(_ change: StyleChange) -> PaintingElement {
    var element = self
    if let width = change.width { element.width = Self.clamped(width) ?? element.width }
    if !isEraser { element.style = change.placed(by: placement?.map).applied(to: style) }
    if element.style.kind.seed == 0 {
      element.style.kind = element.style.kind.seeded(id.number &* 0x9E37_79B9 | 1)
    }
    return element
  }

  /// Returns the element on a paper of another shape: the old paper is centred in the new one at the largest size that
  /// fits, so that nothing is cut off or distorted.
  public func reshaped(from old: AspectRatio, to new: AspectRatio) -> PaintingElement {
    moved(by: PaperCut(fitting: old, into: new), from: old)
  }

  func moved(by cut: PaperCut, from old: AspectRatio) -> PaintingElement {
    moved(by: cut.map, widthScale: cut.scale, on: old)
  }

  /// Returns the element at the same physical size on another paper, in units of its longer side.
  public func carried(from old: AspectRatio, to new: AspectRatio) -> PaintingElement {
    guard old != new else { return self }
    var element = self
    element.placement = placement ?? ElementPlacement(paper: old, map: .identity)
    return element.mapErasures { $0.carried(from: old, to: new) }
  }

  /// Returns nil for NaN.
  private static func clamped(_ width: Double) -> Double? {
    width.isNaN ? nil : min(max(width, 1e-6), greatestWidth)
  }
}
