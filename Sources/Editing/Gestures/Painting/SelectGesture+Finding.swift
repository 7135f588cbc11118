import Base
import Documents
import Texts

// What lies where the pointer is: elements, and what of the selection can be taken hold of.
extension SelectGesture {
  func shape(at point: PaperPoint) -> PaintingElement? {
    context.index.shape(at: point, within: context.length(ofPoints: Self.reach))
  }

  func element(at point: PaperPoint) -> ElementID? {
    context.index.element(at: point, within: context.length(ofPoints: Self.reach))
  }

  /// What a press means: a group as a whole, or with Alt the element alone.
  func unit(at point: PaperPoint, _ modifiers: Modifiers) -> [ElementID] {
    guard let id = element(at: point) else { return [] }
    return modifiers.contains(.alt)
      ? [id] : context.index.unit(of: id, within: selection.units.entered)
  }

  /// What a double click selects of the group under it; nil where there is none to go into.
  func innerUnit(at point: PaperPoint) -> [ElementID]? {
    (element(at: point) ?? shape(at: point)?.id).flatMap(innerUnit)
  }

  func innerUnit(of id: ElementID) -> [ElementID]? {
    context.index.innerUnit(of: id, within: selection.ids)
  }

  /// How near the pointer has to come to a handle.
  var gripReach: Double { context.length(ofPoints: SelectionMarks.handleRadius + 4) }

  func grip(at point: PaperPoint) -> SelectionGrip? {
    guard let frame = frame.map(shownFrame), isInSight(frame) else { return nil }
    // It has its ends to be taken hold of.
    if line != nil { return frame.contains(point) ? .inside : nil }
    func distance(to grip: SelectionGrip) -> Double {
      (self.point(of: grip, on: frame) - point).length
    }
    let near = ([.knob] + SelectionGrip.handles).first { distance(to: $0) <= gripReach }
    if let near, distance(to: near) <= handleReach || !isOnSelected(point) { return near }
    return frame.contains(point) ? .inside : nil
  }

  /// The distance from a handle's middle to its corners.
  private var handleReach: Double { context.length(ofPoints: SelectionMarks.handleRadius * 1.5) }

  /// Whether a press there moves the selection by its ink; while a picture is cropped, presses move its sides instead.
  private func isOnSelected(_ point: PaperPoint) -> Bool {
    guard !selection.isCropping, let id = element(at: point) else { return false }
    return selection.ids.contains(id)
  }

  /// The guide that a press takes hold of: elements that lie on it, and what is selected, come first.
  func guide(at point: PaperPoint) -> GuideDrag? {
    grip(at: point) == nil && element(at: point) == nil ? context.guide(at: point) : nil
  }

  func showGrasp(at point: PaperPoint) {
    // Each is looked for once: among very many elements that takes a while.
    let (grip, id, shape) = (grip(at: point), element(at: point), shape(at: point))
    context.grasp =
      if lineEnd(at: point) != nil {
        .end
      } else if let grip {
        .grip(grip, axis: frame?.axis ?? PaperVector(dx: 1, dy: 0))
      } else if id == nil, let guide = context.guide(at: point) {
        .guide(guide.direction)
      } else {
        id == nil ? .nothing : .element
      }
    // Said before, so that nobody meets it by accident.
    let texts = context.texts.selection
    context.hint =
      if (id ?? shape?.id).flatMap(innerUnit) != nil {
        texts.groupHint
      } else if let id, isPicture(id) {
        selection.isCropping ? texts.cropEndHint : texts.cropHint
      } else {
        shape == nil ? nil : texts.doubleClickHint
      }
  }
}
