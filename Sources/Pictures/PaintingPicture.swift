public import Canvas
public import Geometry
public import Model
import Rendering

/// A painting as a picture of a size in pixels, without a window: thumbnails and exports.
public enum PaintingPicture {
  /// The largest picture, in pixels altogether: 800 MB in memory.
  public static let mostPixels = 200_000_000

  /// The size of a painting's picture that is so wide.
  public static func size(of painting: Painting, width: Int) throws(PictureError) -> PixelSize {
    let exact = Double(width) / painting.aspectRatio.value
    let height = exact.isFinite ? Int(min(max(exact.rounded(), 1), 1e9)) : 1
    let size = PixelSize(width: width, height: height)
    guard width > 0, size.longerSide <= Surface.longestSide, width * height <= mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
    return size
  }

  /// Draws the painting so that its paper fills the size.
  ///
  /// - Parameter transparent: leaves the background out.
  public static func surface(
    of painting: Painting, size: PixelSize, transparent: Bool = false, cores: Int? = nil
  ) throws(PictureError) -> Surface {
    let viewport = Viewport(paper: PixelRect(size: size))
    do throws(CanvasError) {
      let lines = painting.strokes.map { Polyline($0, in: viewport) }
      guard let picture = try TiledPicture(lines, size: size, cores: cores) else {
        throw CanvasError.cannotMakeSurface(width: size.width, height: size.height)
      }
      let surface = try Surface(size: size, format: transparent ? .argb32 : .rgb24)
      let context = DrawingContext(surface)
      if !transparent {
        let ground = Ground(Backdrop(painting.background), size: size)
        ground.paint(PixelRect(size: size), in: context, x: 0, y: 0)
      }
      picture.paint(PixelRect(size: size), in: context, x: 0, y: 0)
      return surface
    } catch {
      throw .failed(String(describing: error))
    }
  }

  /// The painting as a PNG file's bytes, as wide as asked for, as high as its shape makes it.
  public static func png(
    of painting: Painting, width: Int, transparent: Bool = false
  ) throws(PictureError) -> [UInt8] {
    let size = try size(of: painting, width: width)
    let surface = try surface(of: painting, size: size, transparent: transparent)
    do throws(CanvasError) {
      return try surface.pngBytes()
    } catch {
      throw .failed(String(describing: error))
    }
  }
}
