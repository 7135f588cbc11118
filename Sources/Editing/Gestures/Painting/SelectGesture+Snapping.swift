public import Base
import Documents

/// The snap lines for a drag of a selection, computed once.
struct SelectionSnapping {
  let lines: SnapLines
  /// The bounds of the selection before the drag.
  let box: AlignmentBox
}

// Snaps moved or scaled elements to the others.
extension SelectGesture {
  /// Snaps the dragged frame or side, or the dragged end of a line, rather than the pointer itself.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint {
    context.snapMarks = []
    let point = context.point(reading)
    if case .ending(let drag) = state {
      return heldEnd(drag, at: point) == nil
        ? context.snapped(reading.position, freedom) : reading.position
    }
    guard freedom != .nowhere, let drag = drag(at: point), let snapping = snapping(drag) else {
      return reading.position
    }
    let place: PaperPoint? =
      switch drag.handle {
      case .inside: moved(drag, to: point, reading.modifiers, snapping)
      case .handle(let x, let y):
        scaled(drag, (Double(x), Double(y)), to: point, reading.modifiers, snapping)
      case .knob: nil
      }
    return place.map { $0.unitPoint(on: context.ratio) } ?? reading.position
  }

  private func snapping(_ drag: SelectionDrag) -> SelectionSnapping? {
    if let kept = keptSnapping { return kept }
    let indices = selection.indices
    let new = context.snapLines(moving: indices, near: drag.frame.center).map {
      SelectionSnapping(lines: $0, box: context.alignmentBox(of: indices))
    }
    keptSnapping = new
    return new
  }

  private func snap(
    _ box: AlignmentBox, along way: PaperVector? = nil, _ snapping: SelectionSnapping
  ) -> PaperVector {
    let snap = snapping.lines.snap(
      box, along: way, within: context.length(ofPoints: ToolContext.snapReach))
    context.snapMarks = snap.marks
    return snap.offset
  }

  private func moved(
    _ drag: SelectionDrag, to point: PaperPoint, _ modifiers: Modifiers,
    _ snapping: SelectionSnapping
  ) -> PaperPoint {
    let map = drag.map(to: point, modifiers).map
    let offset = PaperVector(dx: map.x0, dy: map.y0)
    let isHorizontal = abs(offset.dx) > abs(offset.dy)
    let way =
      modifiers.contains(.shift)
      ? PaperVector(dx: isHorizontal ? 1 : 0, dy: isHorizontal ? 0 : 1) : nil
    let correction = snap(snapping.box.moved(by: offset), along: way, snapping)
    // Follow the pointer exactly, unless something is near.
    return correction == .zero ? point : drag.start + offset + correction
  }

  /// Returns the point that puts the handle in its snapped position, compensating for the pointer's offset from the
  /// handle.
  private func scaled(
    _ drag: SelectionDrag, _ handle: (x: Double, y: Double), to point: PaperPoint,
    _ modifiers: Modifiers, _ snapping: SelectionSnapping
  ) -> PaperPoint {
    let frame = drag.frame
    let (held, anchor) = (frame.point(handle.x, handle.y), frame.point(-handle.x, -handle.y))
    let seen = drag.map(to: point, modifiers).map(held)
    var way: PaperVector?
    if handle.y == 0 {
      way = frame.axis
    } else if handle.x == 0 {
      way = frame.otherAxis
    } else if modifiers.contains(.shift) {
      way = seen - anchor
    }
    let correction = snap(AlignmentBox(PaperBox([seen])), along: way, snapping)
    guard correction != .zero else { return point }
    var place = point
    for (axis, isHeld) in [(frame.axis, handle.x != 0), (frame.otherAxis, handle.y != 0)] {
      let (start, end) = ((drag.start - anchor).dot(axis), (held - anchor).dot(axis))
      guard isHeld, abs(end) > 1e-9 else { continue }
      let wanted = (seen + correction - anchor).dot(axis) * start / end
      place = place + axis * (wanted - (place - anchor).dot(axis))
    }
    return place
  }
}
