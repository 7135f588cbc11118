public import Base

// What edits make of an element: its samples stay as they were drawn.
extension PaintingElement {
  /// The element elsewhere on its paper, its line wider or thinner.
  ///
  /// A map that is none leaves it where it is.
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

  /// The element in all places where a symmetry puts it.
  public func copies(by maps: [PaperMap], on paper: AspectRatio) -> [PaintingElement] {
    maps.map { moved(by: $0, on: paper) }
  }

  func joining(_ layer: Layer.ID) -> PaintingElement {
    var element = self
    element.layer = layer
    return element
  }

  /// The element in the layer and the groups of another one; nil of an eraser where there are groups.
  func inPlace(of other: PaintingElement) -> PaintingElement? {
    guard !isEraser || other.groups.isEmpty else { return nil }
    var element = joining(other.layer)
    element.groups = other.groups
    return element
  }

  /// The element in some of its groups alone.
  public func inGroups(where isKept: (GroupID) -> Bool) -> PaintingElement {
    guard !groups.isEmpty else { return self }
    var element = self
    element.groups.removeAll { !isKept($0) }
    return element
  }

  func locked(_ isLocked: Bool) -> PaintingElement {
    var element = self
    element.isLocked = isLocked
    return element
  }

  /// Of an eraser, only the width changes: it has no look.
  func restyled(_ change: StyleChange) -> PaintingElement {
    var element = self
    if let width = change.width { element.width = Self.clamped(width) ?? element.width }
    if !isEraser { element.style = change.applied(to: style) }
    return element
  }

  /// The element on a paper of another shape: the old paper lies in the middle of the new one, as large as
  /// fits, so that nothing is cut off or stretched.
  public func reshaped(from old: AspectRatio, to new: AspectRatio) -> PaintingElement {
    moved(by: PaperCut(fitting: old, into: new), from: old)
  }

  func moved(by cut: PaperCut, from old: AspectRatio) -> PaintingElement {
    moved(by: cut.map, widthScale: cut.scale, on: old)
  }

  /// As large on another paper, in lengths of its longer side.
  public func carried(from old: AspectRatio, to new: AspectRatio) -> PaintingElement {
    guard old != new else { return self }
    var element = self
    element.placement = placement ?? ElementPlacement(paper: old, map: .identity)
    return element.mapErasures { $0.carried(from: old, to: new) }
  }

  /// Nil for what is no width.
  private static func clamped(_ width: Double) -> Double? {
    width.isNaN ? nil : min(max(width, 1e-6), greatestWidth)
  }
}
