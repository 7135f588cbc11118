public import Base
import Documents
import Texts

// Finds the elements and the handles of the selection under the pointer.
extension SelectGesture {
  func shape(at point: PaperPoint) -> PaintingElement? {
    context.index.shape(at: point, within: context.length(ofPoints: Self.reach))
  }

  func element(at point: PaperPoint) -> ElementID? {
    context.index.element(at: point, within: context.length(ofPoints: Self.reach))
      .map(context.owner)
  }

  /// Returns the elements that a press refers to: a whole group, or with Alt a single element.
  func unit(at point: PaperPoint, _ modifiers: Modifiers) -> [ElementID] {
    guard let id = element(at: point) else { return [] }
    return modifiers.contains(.alt)
      ? [id] : context.index.unit(of: id, within: selection.units.entered)
  }

  /// Returns the part of the group at a point that a double click selects, or nil if there is no group to enter.
  func innerUnit(at point: PaperPoint) -> [ElementID]? {
    (element(at: point) ?? shape(at: point)?.id).flatMap(innerUnit)
  }

  func innerUnit(of id: ElementID) -> [ElementID]? {
    context.index.innerUnit(of: id, within: selection.ids)
  }

  /// The distance from the pointer within which handles can be grabbed.
  var handleRadius: Double { context.length(ofPoints: SelectionMarks.handleRadius + 4) }

  func handle(at point: PaperPoint) -> SelectionHandle? {
    guard let frame = frame.map(shownFrame), isVisible(frame) else { return nil }
    // A line has only its ends as handles.
    if line != nil { return frame.contains(point) ? .inside : nil }
    func distance(to handle: SelectionHandle) -> Double {
      (self.point(of: handle, on: frame) - point).length
    }
    let near = ([.knob] + SelectionHandle.handles).first { distance(to: $0) <= handleRadius }
    if let near, distance(to: near) <= handleReach || !isOnSelected(point) { return near }
    return frame.contains(point) ? .inside : nil
  }

  /// The distance from a handle's centre to its corners.
  private var handleReach: Double { context.length(ofPoints: SelectionMarks.handleRadius * 1.5) }

  /// Whether a press at a point moves the selection by its ink. While a picture is cropped, presses move its sides
  /// instead.
  private func isOnSelected(_ point: PaperPoint) -> Bool {
    guard !selection.isCropping, let id = element(at: point) else { return false }
    return selection.ids.contains(id)
  }

  /// Returns the guide that a press grabs. Elements on top of it and the selection take precedence.
  func guide(at point: PaperPoint) -> GuideDrag? {
    handle(at: point) == nil && element(at: point) == nil ? context.guide(at: point) : nil
  }

  /// Whether there is an element at a point.
  public func hasElement(at point: PaperPoint) -> Bool { element(at: point) != nil }

  /// Selects the element or group at a point for its menu. Keeps the selection at a point on it; deselects at a point
  /// on nothing.
  public func selectForMenu(at point: PaperPoint) {
    let clicked = unit(at: point, [])
    let isOnSelected =
      clicked.isEmpty ? handle(at: point) != nil : clicked.allSatisfy(Set(selection.ids).contains)
    if !isOnSelected { selection.select(clicked) }
  }

  func updatePressTarget(at point: PaperPoint) {
    // Look each up only once, as this is slow among very many elements.
    let (handle, id, shape) = (handle(at: point), element(at: point), shape(at: point))
    context.pressTarget =
      if slide(at: point) != nil || lineEnd(at: point) != nil || shapeHandle(at: point) != nil {
        .end
      } else if let handle {
        .handle(handle, axis: frame?.axis ?? PaperVector(dx: 1, dy: 0))
      } else if id == nil, let guide = context.guide(at: point) {
        .guide(guide.direction)
      } else {
        id == nil ? .nothing : .element
      }
    // Announce what a double click does, so that it doesn't happen unexpectedly.
    let texts = context.texts.selection
    context.hint =
      if (id ?? shape?.id).flatMap(innerUnit) != nil {
        texts.groupHint
      } else if let id = id ?? shape?.id, context.painting.label(of: id) != nil {
        context.texts.writing.doubleClickHint
      } else if let id, isPicture(id) {
        selection.isCropping ? texts.cropEndHint : texts.cropHint
      } else {
        shape == nil ? nil : texts.doubleClickHint
      }
  }
}
