import Base
import Documents
import Texts

/// A drag of an end of a selected line.
struct LineEndDrag {
  let end: LineEnd
  /// The original line, with the gaps made by erasers.
  let line: PaintingElement
  /// The target of the other end.
  let other: ConnectionTarget?
  /// The elements that an elbow goes round.
  let obstacles: ElbowObstacles
  let erasers: [ElementIndex.Eraser]
}

// Drags the ends of a straight line or an elbow. Those of a connector can be attached to other elements or detached.
extension SelectGesture {
  /// The selected straight line or elbow, if nothing else is selected.
  var line: PaintingElement? {
    guard selection.indices.count == 1, let line = selection.topmost else { return nil }
    if line.isConnector { return line }
    if case .shape(.line, _, _) = line.content { return line }
    return nil
  }

  /// The positions of the selected line's ends.
  var lineEnds: [(end: LineEnd, point: PaperPoint)] {
    guard let ends = line?.lineEnds(on: context.ratio) else { return [] }
    return [(.start, ends.from), (.end, ends.to)]
  }

  /// Starts dragging an end, or returns nil if none is near.
  func lineEnd(at point: PaperPoint) -> LineEndDrag? {
    let near = lineEnds.min { ($0.point - point).length < ($1.point - point).length }
    guard let near, (near.point - point).length <= handleRadius, let line else { return nil }
    let index = context.index
    let other = line.connections[near.end.other].flatMap { index.element($0.element) }
    return LineEndDrag(
      end: near.end, line: index.elementsWithGaps(at: selection.indices)[0],
      other: other.flatMap { ConnectionTarget($0, on: context.ratio) },
      obstacles: line.connections.course == .straight
        ? .none : ElbowObstacles(of: context.painting, on: context.ratio),
      erasers: index.erasers(over: selection.indices))
  }

  /// Returns the attachment of an end at a point. Plain lines attach only if the line tool makes connectors.
  func heldEnd(_ drag: LineEndDrag, at point: PaperPoint) -> HeldEnd? {
    guard drag.line.isConnector || context.settings.mode(of: .line) != .plainLine else {
      return nil
    }
    return context.heldEnd(at: point).flatMap {
      $0.target.element == drag.other?.element ? nil : $0
    }
  }

  /// Shows the line with its end at a point, or attached to the element there.
  func move(_ drag: LineEndDrag, to point: PaperPoint, _ modifiers: Modifiers) {
    let ratio = context.ratio
    let held = modifiers.turnsSnappingOff ? nil : heldEnd(drag, at: point)
    context.heldOutlines = held?.target.outline ?? []
    var point = point
    if held == nil, modifiers.contains(.shift), let ends = drag.line.lineEnds(on: ratio) {
      let other = drag.end == .start ? ends.to : ends.from
      point = other + LineShape().constrained(point - other)
    }
    let targets = [held?.target, drag.other].compactMap(\.self)
    let line = drag.line.leading(drag.end, to: point, on: ratio) { line in
      line.connections[drag.end] = held?.connection
    }.connected(on: ratio, around: drag.obstacles) { id in targets.first { $0.element == id } }
    context.session.update(
      to: .joined([
        context.index.binding(of: drag.erasers, over: [line]),
        .replace([PaintingEdit.Replacement(line.id, by: [line])]),
      ]))
    if let ends = line.lineEnds(on: ratio) {
      let length = PaperScale.points(ofLength: (ends.to - ends.from).length)
      context.hint = context.texts.lengthHint(Int(saturating: length.rounded()))
    }
  }
}
