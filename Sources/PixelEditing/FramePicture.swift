import Base
import Canvas
import Documents
import Formats

/// One frame as a surface of a pixel a cell, which shows another one at the cost of their difference.
final class FramePicture {
  private(set) var frame: CelStack
  private var cells: CellSurface?

  init(_ frame: CelStack) {
    self.frame = frame
    cells = try? CellSurface(frame)
  }

  /// Takes over what another thread made of a frame.
  func take(_ cells: CellSurface?, of frame: CelStack) { (self.cells, self.frame) = (cells, frame) }

  /// Nil without memory.
  var surface: SurfacePyramid? { cells?.pyramid }

  /// More parts than these are taken as one.
  private static let mostParts = 64

  /// Shows another frame.
  ///
  /// - Returns: the cells that are others now, as a few rectangles.
  func show(_ new: CelStack) -> [CellRect] {
    guard new.size == frame.size, new.palette == frame.palette, let cells else {
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
