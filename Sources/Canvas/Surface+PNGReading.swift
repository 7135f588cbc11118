import CCairo
import Base

extension Surface {
  /// Reads a PNG file's bytes.
  public convenience init(png bytes: [UInt8]) throws(CanvasError) {
    final class Source {
      let bytes: [UInt8]
      var position = 0
      init(_ bytes: [UInt8]) { self.bytes = bytes }
    }
    let source = Source(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
        let count = Int(length)
        guard source.bytes.count - source.position >= count else { return CAIRO_STATUS_READ_ERROR }
        for index in 0..<count { data[index] = source.bytes[source.position + index] }
        source.position += count
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(source).toOpaque())
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .file(text(of: status))
    }
    let format: PixelFormat =
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? .rgb24 : .argb32
    try self.init(
      wrapping: surface,
      size: PixelSize(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface))),
      format: format, owner: nil)
  }
}

private func text(of status: cairo_status_t) -> String {
  String(cString: cairo_status_to_string(status))
}
