import Base
public import Documents

// Drags the handles of a shape, which change its numbers, such as the tip of a callout.
extension SelectGesture {
  /// The places of the handles of the selected shape, if nothing else is selected, as it is shown.
  var shapeHandles: [PaperPoint] {
    guard let shape = selectedShape else { return [] }
    let id = shape.id
    let drafted = context.drafted(id)
    return ShapeHandles(of: drafted ?? shape, on: context.ratio)?.points ?? []
  }

  private var selectedShape: PaintingElement? {
    selection.isCropping ? nil : context.selectedShape
  }

  /// Starts dragging a handle, or returns nil if none is near, or one of the selection is nearer.
  func shapeHandle(at point: PaperPoint) -> ShapeHandleDrag? {
    guard let shape = selectedShape, let handles = ShapeHandles(of: shape, on: context.ratio)
    else { return nil }
    let distances = handles.points.map { ($0 - point).length }
    guard let handle = distances.indices.min(by: { distances[$0] < distances[$1] }),
      distances[handle] <= handleRadius, distances[handle] <= distanceToHandle(from: point)
    else { return nil }
    return ShapeHandleDrag(handle: handle, handles: handles, id: shape.id)
  }

  /// The distance to the nearest handle for scaling or turning.
  private func distanceToHandle(from place: PaperPoint) -> Double {
    guard let frame = frame.map(shownFrame), isVisible(frame) else { return .infinity }
    return ([.knob] + SelectionHandle.handles).map {
      (point(of: $0, on: frame) - place).length
    }.min() ?? .infinity
  }

  /// Shows the shape with its handle at a point.
  func move(_ drag: ShapeHandleDrag, to point: PaperPoint) {
    let kind = drag.handles.kind(dragging: drag.handle, to: point)
    let shape = drag.handles.element(dragging: drag.handle, to: point)
    if followers == nil { followers = context.followers(of: [drag.id]) }
    showDraft(.replace([PaintingEdit.Replacement(drag.id, by: [shape])]))
    context.hint = context.hint(of: kind)
  }
}

extension ToolContext {
  /// The selected shape, if nothing else is selected.
  var selectedShape: PaintingElement? {
    guard selection.indices.count == 1, let shape = selection.topmost, shape.shapeKind != nil
    else { return nil }
    return shape
  }

  /// The kind of the selected shape as it is shown, if nothing else is selected.
  public var shownShape: ShapeKind? {
    selectedShape.flatMap { (drafted($0.id) ?? $0).shapeKind }
  }

  /// Returns the present state of an element that the draft replaces.
  fileprivate func drafted(_ id: ElementID) -> PaintingElement? {
    session.draft?.newElements.first { $0.id == id }
  }

  /// Returns the edit that sets a number of the selected shape, or nil if nothing changes.
  ///
  /// - Parameters:
  ///   - index: of the numbers of its form.
  ///   - value: in the unit that is shown, limited to the number's range.
  public func edit(settingNumber index: Int, to value: Double) -> PaintingEdit? {
    guard let shape = selectedShape, let kind = shape.shapeKind else { return nil }
    let numbers = kind.form.numbers
    guard numbers.indices.contains(index), let number = numbers[index].stored(value) else {
      return nil
    }
    let new = kind.setting(index, to: number)
    guard new != shownShape else { return nil }
    var followers = followers(of: [shape.id])
    return followers.following(
      .replace([PaintingEdit.Replacement(shape.id, by: [shape.withShape(new)])]))
  }

  /// Returns the numbers of a shape in a line.
  func hint(of kind: ShapeKind) -> String {
    zip(kind.form.numbers, kind.numbers).map { $0.text(texts, $1) }.joined(separator: " · ")
  }
}
