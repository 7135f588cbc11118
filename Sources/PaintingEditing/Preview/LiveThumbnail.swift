import Base
import Canvas
import Documents
import Formats
import Rendering

/// The preview of an open painting, updated for each edit at the cost of that edit.
nonisolated final class LiveThumbnail {
  let size: PixelSize
  private let backdropTiles: BackdropTiles
  private let picture: LayeredPicture

  /// - Parameters:
  ///   - backdrop: the painting's background, as far as it is decoded.
  ///   - size: the size of the preview, in device pixels.
  ///   - isCancelled: called now and then.
  init?(
    of painting: Painting, on backdrop: Backdrop, size: PixelSize,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    let viewport = Viewport(paper: PixelRect(size: size))
    let lines = Polyline.lines(
      of: painting.elements, on: painting.aspectRatio, in: viewport, cores: 1)
    guard
      let picture = try? LayeredPicture(
        lines, sheets: painting.layers.map { Sheet(exporting: $0) }, size: size, cores: 1,
        isCancelled: isCancelled)
    else { return nil }
    self.size = size
    self.picture = picture
    backdropTiles = BackdropTiles(backdrop, size: size)
  }

  /// Applies an edit.
  ///
  /// - Parameter ratio: the painting's ratio after it.
  /// - Returns: false if that isn't possible, so that a new thumbnail is needed.
  func apply(_ change: PaintingChange, on ratio: AspectRatio) -> Bool {
    let viewport = Viewport(paper: PixelRect(size: size))
    do {
      switch change {
      case .appended(let element):
        try picture.append(Polyline(element, on: ratio, in: viewport))
      case .removedLast: try picture.removeLast()
      case .replaced(let splices):
        _ = try picture.replace(
          Polyline.splices(of: splices, on: ratio, in: viewport), cores: 1)
      case .drafted: break
      case .background, .layered, .reshaped, .turned: return false
      }
    } catch {
      return false
    }
    return true
  }

  /// Returns a new surface with the present picture.
  func surface() -> Surface? {
    guard let surface = try? Surface(size: size, format: .rgb24) else { return nil }
    let context = DrawingContext(surface)
    backdropTiles.paint(PixelRect(size: size), in: context, x: 0, y: 0)
    picture.paint(PixelRect(size: size), in: context, x: 0, y: 0)
    return surface
  }
}
