import Canvas
import Geometry
import Model
import Pictures
import Rendering

/// The preview of a painting that is open: it follows each edit at the cost of that edit.
final class LiveThumbnail {
  let size: PixelSize
  private let background: Color
  private let picture: TiledPicture

  /// - Parameter size: of the preview, in device pixels.
  nonisolated init?(of painting: Painting, size: PixelSize) {
    let viewport = Viewport(paper: PixelRect(size: size))
    let lines = painting.strokes.map { Polyline($0, in: viewport) }
    guard let picture = try? TiledPicture(lines, size: size, cores: 1) else { return nil }
    self.size = size
    self.picture = picture
    background = painting.background.canvasColor
  }

  func apply(_ change: PaintingChange) {
    let viewport = Viewport(paper: PixelRect(size: size))
    switch change {
    case .appended(let stroke): _ = try? picture.append(Polyline(stroke, in: viewport))
    case .removedLast: _ = try? picture.removeLast()
    }
  }

  /// A fresh surface of what it shows now.
  func surface() -> Surface? {
    guard let surface = try? Surface(size: size, format: .rgb24) else { return nil }
    let context = DrawingContext(surface)
    context.setColor(background)
    context.paint()
    picture.paint(PixelRect(size: size), in: context, x: 0, y: 0)
    return surface
  }
}
