import Base
import Documents
import Formats
import Rendering
import Editing
import Views

/// The eraser that takes whole strokes away: those that it touched vanish as it goes, and are gone when it is
/// lifted.
final class StrokeRemover {
  private let desk: PaperDesk
  /// Half of the eraser's width, in lengths of the paper's longer side.
  private let radius: Double
  private let index: StrokeIndex
  private var touched: Set<Int> = []
  private var last: PaperPoint
  private var covers: [Polyline] = []

  init(_ desk: PaperDesk, widthInPoints: Double, at point: PaperPoint) {
    self.desk = desk
    radius = desk.length(ofPoints: widthInPoints) / 2
    index = desk.index
    last = point
    move(to: point)
  }

  func move(to point: PaperPoint) {
    let new = index.touched(by: EraserPath([last, point], radius: radius))
      .filter { touched.insert($0).inserted }
    last = point
    guard !new.isEmpty else { return }
    covers += new.map { cover(of: index.strokes[$0]) }
    desk.paper.draft = .lines(covers)
  }

  /// What lets the background show where a stroke is.
  private func cover(of stroke: Stroke) -> Polyline {
    let line = Polyline(stroke, in: desk.paper.viewport)
    var pen = line.pen
    pen.effect = .erase
    // Antialiased edges go as well.
    pen.width += 2
    return line.drawn(with: pen)
  }

  func end() {
    guard !touched.isEmpty else { return }
    desk.perform(.remove(touched)) { [desk] _ in desk.paper.dropDraftWhenSettled() }
  }

  func cancel() { desk.paper.draft = nil }
}
