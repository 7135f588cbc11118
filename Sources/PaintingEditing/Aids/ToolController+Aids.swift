import Base
import Editing
import Views

// The grid, the guides and the snap marks on the paper.
extension ToolController {
  func showAids() {
    let (aids, size) = (context.settings.aids, context.ratio.paperSize)
    paper.grid = aids.shownGrid.map(PaperGrid.init)
    func places(_ direction: SnapDirection, _ length: Double) -> [Double] {
      aids.shownGuides.filter { $0.direction == direction }.map { $0.place / length }
    }
    paper.rulerGuides = RulerGuides(
      upright: places(.vertical, size.dx), level: places(.horizontal, size.dy))
  }
}

extension ToolController {
  /// Shows the marks of snapping, and the outlines of attached elements.
  func showSnapMarks() {
    paper.snapMarks = PaperSnapMarks(
      context.snapMarks, outlines: context.heldOutlines, on: context.ratio)
  }
}

extension PaperSnapMarks {
  fileprivate init(_ marks: [SnapMark], outlines: [[PaperPoint]], on paper: AspectRatio) {
    func segments(_ kind: SnapMark.Kind) -> [Segment] {
      marks.filter { $0.kind == kind }.map {
        Segment(from: $0.from.unitPoint(on: paper), to: $0.to.unitPoint(on: paper))
      }
    }
    self.init(
      lines: segments(.line), gaps: segments(.gap),
      outlines: outlines.map { $0.map { $0.unitPoint(on: paper) } })
  }
}
