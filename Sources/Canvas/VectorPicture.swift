import CCairo
import CPango
public import Base
import Synchronization

/// An SVG file as a picture that is drawn anew at every size, and so is sharp at each.
///
/// Any thread may draw it; one at a time does.
public final class VectorPicture: @unchecked Sendable {
  /// The size of the whole picture in CSS pixels.
  public let size: PixelSize
  private let renderer: SVGRenderer
  private let isDrawing = Mutex(())

  /// Nil if librsvg is missing or can't read the file.
  ///
  /// - Parameter size: gives the aspect ratio of the picture; librsvg centres a file of another one.
  public init?(_ file: [UInt8], size: PixelSize) {
    guard !size.isEmpty, let renderer = SVGRenderer(file) else { return nil }
    self.size = size
    self.renderer = renderer
  }

  /// Draws the whole picture; nil if memory is short or librsvg gives up.
  ///
  /// - Parameter width: in pixels.
  public func surface(width: Int) -> Surface? {
    let height = Double(width) * Double(size.height) / Double(size.width)
    let pixels = PixelSize(width: width, height: max(1, Int(saturating: height.rounded())))
    guard let surface = try? Surface(size: pixels, format: .argb32) else { return nil }
    return draw(
      on: surface, xx: Double(pixels.width), xy: 0, yx: 0, yy: Double(pixels.height), x0: 0, y0: 0)
  }

  /// Records the drawing as vectors, for pages; nil if memory is short or librsvg gives up.
  public func recorded() -> Surface? {
    let (width, height) = (Double(size.width), Double(size.height))
    var extents = cairo_rectangle_t(x: 0, y: 0, width: width, height: height)
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    let surface = try? Surface(wrapping: recording, size: size, format: .argb32, owner: nil)
    return surface.flatMap { draw(on: $0, xx: width, xy: 0, yx: 0, yy: height, x0: 0, y0: 0) }
  }

  /// Draws the picture on a surface and returns that.
  ///
  /// - Parameter xx: with the others, the map from the picture, whose corners are (0, 0) and (1, 1), to pixels.
  fileprivate func draw(
    on surface: Surface, xx: Double, xy: Double, yx: Double, yy: Double, x0: Double, y0: Double
  ) -> Surface? {
    let (width, height) = (Double(size.width), Double(size.height))
    let context = DrawingContext(surface)
    context.transform(
      xx: xx / width, xy: xy / height, yx: yx / width, yy: yy / height, x0: x0, y0: y0)
    context.rectangle(ViewRect(x: 0, y: 0, width: width, height: height))
    context.clip()
    return isDrawing.withLock { _ in renderer.draw(in: context, size: size) } ? surface : nil
  }
}

extension DrawingContext {
  /// Sets a vector picture as the source, drawn for the pixels of this surface.
  ///
  /// - Parameter xx: with the others, the map from the picture, whose corners are (0, 0) and (1, 1), as in `transform`.
  /// - Returns: false if it can't be drawn, with the source as before.
  public func setSource(
    _ picture: VectorPicture, xx: Double, xy: Double, yx: Double, yy: Double, x0: Double, y0: Double
  ) -> Bool {
    var device = cairo_matrix_t()
    cairo_get_matrix(cairo, &device)
    var own = cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0)
    var map = cairo_matrix_t()
    cairo_matrix_multiply(&map, &own, &device)
    guard let pixels = try? Surface(size: surface.size, format: .argb32),
      let drawn = picture.draw(
        on: pixels, xx: map.xx, xy: map.xy, yx: map.yx, yy: map.yy, x0: map.x0, y0: map.y0)
    else { return false }
    cairo_set_source_surface(cairo, drawn.cairo, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_matrix(pattern, &device)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    return true
  }
}
