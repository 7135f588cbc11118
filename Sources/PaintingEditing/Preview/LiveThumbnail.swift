import Base
import Canvas
import Documents
import Formats
import Rendering

/// The preview of a painting that is open: it follows each edit at the cost of that edit.
nonisolated final class LiveThumbnail {
  let size: PixelSize
  private let backdropTiles: BackdropTiles
  private let picture: LayeredPicture

  /// - Parameters:
  ///   - backdrop: of the painting, as far as it is decoded.
  ///   - size: of the preview, in device pixels.
  ///   - isCancelled: asked now and then.
  init?(
    of painting: Painting, on backdrop: Backdrop, size: PixelSize,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    let viewport = Viewport(paper: PixelRect(size: size))
    let lines = Polyline.lines(
      of: painting.elements, on: painting.aspectRatio, in: viewport, cores: 1)
    guard
      let picture = try? LayeredPicture(
        lines, sheets: painting.layers.map { Sheet($0) }, size: size, cores: 1,
        isCancelled: isCancelled)
    else { return nil }
    self.size = size
    self.picture = picture
    backdropTiles = BackdropTiles(backdrop, size: size)
  }

  /// Follows an edit.
  ///
  /// - Parameter ratio: the painting's, after it.
  /// - Returns: false where it can't: then another one has to be made.
  func apply(_ change: PaintingChange, on ratio: AspectRatio) -> Bool {
    let viewport = Viewport(paper: PixelRect(size: size))
    do {
      switch change {
      case .appended(let element):
        try picture.append(Polyline(element, on: ratio, in: viewport))
      case .removedLast: try picture.removeLast()
      case .replaced(let splices):
        let splices = splices.map { $0.map { Polyline($0, on: ratio, in: viewport) } }
        _ = try picture.replace(splices, cores: 1)
      case .drafted: break
      case .background, .layered, .reshaped: return false
      }
    } catch {
      return false
    }
    return true
  }

  /// A fresh surface of what it shows now.
  func surface() -> Surface? {
    guard let surface = try? Surface(size: size, format: .rgb24) else { return nil }
    let context = DrawingContext(surface)
    backdropTiles.paint(PixelRect(size: size), in: context, x: 0, y: 0)
    picture.paint(PixelRect(size: size), in: context, x: 0, y: 0)
    return surface
  }
}
