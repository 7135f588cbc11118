import Base
import Documents

// The marks of a selection: its frame, with handles within reach at every zoom.
extension SelectGesture {
  /// The distance of the knob from the frame, in points.
  private static let knobDistance = 26.0
  /// The minimum distance of handles from the edges of the visible area, in points.
  private static let visibleMargin = 12.0

  var frame: SelectionFrame? { selection.frame(on: context.ratio) }

  /// Returns the shown frame, around the ink and large enough to grab.
  func shownFrame(_ frame: SelectionFrame) -> SelectionFrame {
    // Show exactly the edges of the crop.
    if selection.isCropping { return frame }
    let reach = selection.greatestReach(on: context.ratio)
    return frame.grown(
      by: min(reach, context.length(ofPoints: 30)) + context.length(ofPoints: 6),
      atLeast: context.length(ofPoints: 14))
  }

  func point(of handle: SelectionHandle, on frame: SelectionFrame) -> PaperPoint {
    seen(handle.point(on: frame, knobDistance: context.length(ofPoints: Self.knobDistance)))
  }

  /// The corners of the visible area, less a margin.
  private var corners: (PaperPoint, PaperPoint) {
    let (a, b) = context.display.corners
    let margin = context.length(ofPoints: Self.visibleMargin)
    return (
      PaperPoint(x: a.x + margin, y: a.y + margin), PaperPoint(x: b.x - margin, y: b.y - margin)
    )
  }

  func isVisible(_ frame: SelectionFrame) -> Bool {
    let (a, b) = corners
    return PaperBox(frame.corners).intersects(PaperBox([a, b]))
  }

  /// Returns the nearest visible point, to keep handles within reach at every zoom.
  private func seen(_ point: PaperPoint) -> PaperPoint {
    context.display.nearestVisiblePoint(to: point, margin: Self.visibleMargin)
  }

  /// Returns the frame with its handles at the present position of the elements.
  func marksNow() -> SelectionMarks? {
    let ratio = context.ratio
    func unit(_ points: [PaperPoint]) -> [UnitPoint] { points.map { $0.unitPoint(on: ratio) } }
    var marks = SelectionMarks()
    switch state {
    case .surrounding(let points, _):
      marks.loop = unit(usesLasso ? points : Self.rectangle(points))
    case .dragging(let drag, _, let map):
      marks.box = unit(shownFrame(drag.frame).corners.map { map($0) })
      marks.outlines = outlines.map { unit($0.map { map($0) }) }
    case .cropping(_, let crop):
      marks.loop = unit(crop.wholeFrame?.corners ?? [])
      marks.box = unit(crop.frame?.corners ?? [])
    case .ending: break
    case .shaping: marks.knobs = unit(shapeHandles)
    case .sliding: marks.knobs = unit(slideHandles)
    case .idle, .pressed, .guiding, .writing, .labelling, .opening:
      if selection.isCropping {
        marks.loop = unit(selection.crop(on: ratio)?.wholeFrame?.corners ?? [])
      }
      if let frame = (context.draftedParameters?.frame ?? frame).map(shownFrame) {
        guard line == nil else {
          marks.handles = unit(lineEnds.map(\.point))
          marks.knobs = unit(slideHandles)
          break
        }
        marks.box = unit(frame.corners)
        if context.session.draft == nil { marks.outlines = outlines.map(unit) }
        guard isVisible(frame) else { break }
        marks.handles = unit(SelectionHandle.handles.map { point(of: $0, on: frame) })
        marks.knobs = unit(shapeHandles + slideHandles)
        // Rotation is unavailable while cropping.
        if !selection.isCropping {
          marks.knob = point(of: .knob, on: frame).unitPoint(on: ratio)
        }
      }
    }
    return marks == SelectionMarks() ? nil : marks
  }

  /// The number of outlines beyond which they become indistinguishable.
  private static let mostOutlines = 200

  /// The distance between the outlines of several elements and their ink, in points.
  private static let outlineDistance = 3.0

  /// The corners of a frame around the ink of each selected element or group; empty for a single one, and for very
  /// many.
  private var outlines: [[PaperPoint]] {
    guard (2...Self.mostOutlines).contains(selection.units.count) else { return [] }
    let indices = selection.indices
    let distance = context.length(ofPoints: Self.outlineDistance)
    return selection.units.spans.compactMap { span in
      let unit = Array(indices[span])
      let reach = context.index.greatestReach(of: unit)
      return context.index.frame(around: unit)?
        .grown(by: reach + distance, atLeast: 2 * distance).corners
    }
  }

  private static func rectangle(_ points: [PaperPoint]) -> [PaperPoint] {
    guard let a = points.first, let b = points.last else { return [] }
    return [a, PaperPoint(x: b.x, y: a.y), b, PaperPoint(x: a.x, y: b.y)]
  }
}
