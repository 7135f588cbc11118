import Base
import Documents
import Editing
import Views
import Widgets

// What is shown of a selection: its frame, with handles that are at hand at every zoom.
extension SelectionController {
  /// Of the knob from the frame, in points.
  private static let knobDistance = 26.0

  var frame: SelectionFrame? { isEmpty ? nil : context.index.frame(around: places) }

  /// Round the ink, and large enough to be taken hold of.
  func shownFrame(_ frame: SelectionFrame) -> SelectionFrame {
    let widest = context.index.greatestWidth(of: places)
    return frame.grown(
      by: min(widest / 2, context.length(ofPoints: 30)) + context.length(ofPoints: 6),
      atLeast: context.length(ofPoints: 14))
  }

  func point(of grip: SelectionGrip, on frame: SelectionFrame) -> PaperPoint {
    let point = grip.point(on: frame, knobDistance: context.length(ofPoints: Self.knobDistance))
    return seen(point)
  }

  /// The corners of what is seen of the paper and what lies around it, without a margin.
  private var sight: (PaperPoint, PaperPoint) {
    let (viewport, ratio, paper) = (context.paper.viewport, context.ratio, context.paper)
    let margin = 12 * paper.scale
    let far = PixelPoint(
      x: paper.bounds.width * paper.scale - margin, y: paper.bounds.height * paper.scale - margin)
    return (
      PaperPoint(viewport.unitPoint(at: PixelPoint(x: margin, y: margin)), on: ratio),
      PaperPoint(viewport.unitPoint(at: far), on: ratio)
    )
  }

  func isInSight(_ frame: SelectionFrame) -> Bool {
    let corners = frame.corners
    let (a, b) = sight
    return PaperBox(corners).intersects(PaperBox([a, b]))
  }

  /// The nearest point that is in sight, so that a handle is at hand at every zoom.
  private func seen(_ point: PaperPoint) -> PaperPoint {
    let (a, b) = sight
    return PaperPoint(
      x: max(min(point.x, max(a.x, b.x)), a.x), y: max(min(point.y, max(a.y, b.y)), a.y))
  }

  /// Shows the frame with its handles, where the elements are now.
  func showMarks() {
    let ratio = context.ratio
    func unit(_ points: [PaperPoint]) -> [UnitPoint] { points.map { $0.unitPoint(on: ratio) } }
    var marks = PaperMarks()
    switch state {
    case .surrounding(let points, _):
      marks.loop = unit(usesLasso ? points : Self.rectangle(points))
    case .dragging(let drag, let map, _):
      marks.box = unit(shownFrame(drag.frame).corners.map { map($0) })
    case .idle, .pressed:
      if let frame = frame.map(shownFrame) {
        marks.box = unit(frame.corners)
        guard isInSight(frame) else { break }
        marks.handles = unit(SelectionGrip.handles.map { point(of: $0, on: frame) })
        marks.knob = point(of: .knob, on: frame).unitPoint(on: ratio)
      }
    }
    let hasMarks = marks != PaperMarks()
    context.paper.marks = hasMarks ? marks : nil
  }

  private static func rectangle(_ points: [PaperPoint]) -> [PaperPoint] {
    guard let a = points.first, let b = points.last else { return [] }
    return [a, PaperPoint(x: b.x, y: a.y), b, PaperPoint(x: a.x, y: b.y)]
  }
}
