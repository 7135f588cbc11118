import Base
import Canvas
import Documents
import Formats

/// A frame rendered with one pixel a cell, which switches to another frame at the cost of their differences.
final class FrameRendering {
  private(set) var frame: CelStack
  private var cells: CellSurface?

  init(_ frame: CelStack) {
    self.frame = frame
    cells = try? CellSurface(frame)
  }

  /// Uses the rendering of a frame made by another thread.
  func setCells(_ cells: CellSurface?, of frame: CelStack) {
    (self.cells, self.frame) = (cells, frame)
  }

  /// Nil if memory is short.
  var surface: SurfacePyramid? { cells?.pyramid }

  /// The number of parts beyond which they are treated as one.
  private static let mostParts = 64

  /// Shows another frame.
  ///
  /// - Returns: the changed cells, as a few rectangles.
  func showFrame(_ new: CelStack) -> [CellRect] {
    guard new.size == frame.size, new.palette.agrees(with: frame.palette), let cells else {
      frame = new
      cells = try? CellSurface(new)
      return [new.bounds]
    }
    var areas = new.changedAreas(from: frame)
    if areas.count > Self.mostParts { areas = [areas.reduce(.empty) { $0.union($1) }] }
    frame = new
    for area in areas { cells.update(area, of: new) }
    return areas
  }
}
