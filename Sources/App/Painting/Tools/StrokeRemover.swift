import Base
import Documents
import Formats
import Rendering
import Editing
import Views

/// The eraser that takes whole strokes away: those that it touched vanish as it goes, and are gone when it is
/// lifted.
final class StrokeRemover {
  private let context: ToolContext
  /// Half of the eraser's width, in lengths of the paper's longer side.
  private let radius: Double
  private let index: ElementIndex
  private var touched: Set<Int> = []
  private var last: PaperPoint
  private var covers: [Polyline] = []

  init(_ context: ToolContext, widthInPoints: Double, at point: PaperPoint) {
    self.context = context
    radius = context.length(ofPoints: widthInPoints) / 2
    index = context.index
    last = point
    move(to: point)
  }

  func move(to point: PaperPoint) {
    let new = index.places(touchedBy: EraserPath([last, point], radius: radius))
      .filter { touched.insert($0).inserted }
    last = point
    guard !new.isEmpty else { return }
    covers += new.map { cover(of: index.stroke(at: $0)) }
    context.paper.draft = .lines(covers)
  }

  /// What lets the background show where a stroke is.
  private func cover(of stroke: Stroke) -> Polyline {
    let line = Polyline(stroke, in: context.paper.viewport)
    var pen = line.pen
    pen.effect = .erase
    // Antialiased edges go as well.
    pen.width += 2
    return line.drawn(with: pen)
  }

  func end() {
    guard !touched.isEmpty else { return }
    context.perform(.remove(touched.sorted().map { index.elements[$0].id })) { [context] _ in
      context.paper.dropDraftWhenSettled()
    }
  }

  func cancel() { context.paper.draft = nil }
}
