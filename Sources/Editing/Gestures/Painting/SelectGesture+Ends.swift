import Base
import Documents
import Texts

/// An end of a selected line in the hand.
struct LineEndDrag {
  let end: LineEnd
  /// As it was, with the gaps that erasers left in it.
  let line: PaintingElement
  /// What the other end holds on to.
  let other: ConnectionTarget?
  let erasers: [ElementIndex.Eraser]
}

// The ends of a straight line, which are taken elsewhere: those of a connector to something else, or to nothing.
extension SelectGesture {
  /// The straight line that is selected, alone.
  var line: PaintingElement? {
    guard selection.places.count == 1, let line = selection.topmost,
      case .shape(.line, _, _) = line.content
    else { return nil }
    return line
  }

  /// Where the ends of the selected line are.
  var lineEnds: [(end: LineEnd, point: PaperPoint)] {
    guard let ends = line?.lineEnds(on: context.ratio) else { return [] }
    return [(.start, ends.from), (.end, ends.to)]
  }

  /// Takes an end into the hand; nil where none is near.
  func lineEnd(at point: PaperPoint) -> LineEndDrag? {
    let near = lineEnds.min { ($0.point - point).length < ($1.point - point).length }
    guard let near, (near.point - point).length <= gripReach, let line else { return nil }
    let index = context.index
    let other = line.connections[near.end.other].flatMap { index.element($0.element) }
    return LineEndDrag(
      end: near.end, line: index.elementsWithGaps(at: selection.places)[0],
      other: other.flatMap { ConnectionTarget($0, on: context.ratio) },
      erasers: index.erasers(over: selection.places))
  }

  /// What an end would hold on to at a point: plain lines hold on to things where the line tool connects.
  func heldEnd(_ drag: LineEndDrag, at point: PaperPoint) -> HeldEnd? {
    guard drag.line.isConnector || context.settings.mode(of: .line) == .connector else {
      return nil
    }
    return context.heldEnd(at: point).flatMap {
      $0.target.element == drag.other?.element ? nil : $0
    }
  }

  /// Shows the line with its end at a point, or held by what is there.
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
    }.connected(on: ratio) { id in targets.first { $0.element == id } }
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
