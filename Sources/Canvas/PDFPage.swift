import CCairo
import Base

/// A vector page.
public enum PDFPage {
  /// Returns the bytes of a single-page PDF file.
  ///
  /// - Parameters:
  ///   - width: in points, 72 to the inch.
  ///   - title: of the document.
  ///   - draw: draws the page in points.
  public static func bytes(
    width: Double, height: Double, title: String, draw: (DrawingContext) -> Void
  ) throws(CanvasError) -> [UInt8] {
    final class Sink { var bytes: [UInt8] = [] }
    let sink = Sink()
    let cairo = cairo_pdf_surface_create_for_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    let page = try Surface(
      wrapping: cairo,
      size: PixelSize(width: Int(saturating: width), height: Int(saturating: height)),
      format: .argb32,
      owner: nil)
    cairo_pdf_surface_set_metadata(page.cairo, CAIRO_PDF_METADATA_TITLE, title)
    draw(DrawingContext(page))
    cairo_surface_finish(page.cairo)
    let status = cairo_surface_status(page.cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .file(String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }
}
