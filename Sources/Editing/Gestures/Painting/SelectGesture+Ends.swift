import Base
import Documents
import Texts

/// An end of a selected connector in the hand.
struct LineEndDrag {
  let end: LineEnd
  /// As it was.
  let line: PaintingElement
  /// What the other end holds on to.
  let other: ConnectionTarget?
}

// The ends of a connector, which are taken to something else, or to nothing.
extension SelectGesture {
  /// The one that is selected, alone.
  var connector: PaintingElement? {
    guard selection.places.count == 1, let line = selection.topmost, line.isConnector else {
      return nil
    }
    return line
  }

  /// Where the ends of the selected connector are.
  var connectorEnds: [(end: LineEnd, point: PaperPoint)] {
    guard let ends = connector?.lineEnds(on: context.ratio) else { return [] }
    return [(.start, ends.from), (.end, ends.to)]
  }

  /// Takes an end into the hand; nil where none is near.
  func lineEnd(at point: PaperPoint) -> LineEndDrag? {
    let reach = context.length(ofPoints: SelectionMarks.handleRadius + 4)
    let near = connectorEnds.min { ($0.point - point).length < ($1.point - point).length }
    guard let near, (near.point - point).length <= reach, let line = connector else { return nil }
    let other = line.connections[near.end.other].flatMap { context.index.element($0.element) }
    return LineEndDrag(
      end: near.end, line: line,
      other: other.flatMap { ConnectionTarget($0, on: context.ratio) })
  }

  /// Shows the line with its end at a point, or held by what is there.
  func move(_ drag: LineEndDrag, to point: PaperPoint, _ modifiers: Modifiers) {
    let held =
      modifiers.turnsSnappingOff
      ? nil
      : context.heldEnd(at: point).flatMap { $0.target.element == drag.other?.element ? nil : $0 }
    context.heldOutlines = held?.target.outline ?? []
    let targets = [held?.target, drag.other].compactMap(\.self)
    let line = drag.line.leading(drag.end, to: point, on: context.ratio) { line in
      line.connections[drag.end] = held?.connection
    }.connected(on: context.ratio) { id in targets.first { $0.element == id } }
    context.session.update(to: .replace([PaintingEdit.Replacement(line.id, by: [line])]))
    if let ends = line.lineEnds(on: context.ratio) {
      let length = PaperScale.points(ofLength: (ends.to - ends.from).length)
      context.hint = context.texts.lengthHint(Int(length.rounded()))
    }
  }
}
