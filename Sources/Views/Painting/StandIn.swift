import Canvas
import Base

/// A picture of a part of the paper, shown at any size until there is a sharp one.
struct StandIn {
  private let surface: Surface
  /// The part of the paper, relative to its width and height.
  private let area: ViewRect

  /// - Parameter rect: the part of the paper shown by the surface, in pixels from its corner.
  init(_ surface: Surface, of rect: PixelRect, on paper: PixelSize) {
    let (width, height) = (Double(max(1, paper.width)), Double(max(1, paper.height)))
    self.surface = surface
    area = ViewRect(
      x: Double(rect.x) / width, y: Double(rect.y) / height, width: Double(rect.width) / width,
      height: Double(rect.height) / height)
  }

  /// A picture of the whole paper.
  init(_ surface: Surface) {
    self.surface = surface
    area = ViewRect(x: 0, y: 0, width: 1, height: 1)
  }

  var isWhole: Bool { area == ViewRect(x: 0, y: 0, width: 1, height: 1) }

  func covers(_ other: StandIn) -> Bool {
    area.x <= other.area.x && area.y <= other.area.y && area.maxX >= other.area.maxX
      && area.maxY >= other.area.maxY
  }

  private func frame(on paper: PixelSize) -> ViewRect {
    ViewRect(
      x: area.x * Double(paper.width), y: area.y * Double(paper.height),
      width: area.width * Double(paper.width), height: area.height * Double(paper.height))
  }

  /// Returns the pixels of the paper that it covers.
  func covered(on paper: PixelSize) -> PixelRect { frame(on: paper).pixels(scale: 1) }

  /// - Parameter x: the position of the paper's corner.
  func paint(in context: DrawingContext, paper: PixelSize, x: Int, y: Int) {
    context.paint(
      surface, in: frame(on: paper).offset(by: ViewPoint(x: Double(x), y: Double(y))),
      filter: .quick)
  }
}
