import CCairo
import Base

/// The size of a page of vectors, and files of such pages.
public struct PDFPage: Equatable, Sendable {
  /// In points, 72 to the inch.
  public let width: Double
  /// In points.
  public let height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size in whole points.
  private var rounded: PDFPage {
    PDFPage(width: max(1, width.rounded()), height: max(1, height.rounded()))
  }

  /// Returns the bytes of a PDF file.
  ///
  /// Pages of different sizes are as large as the nearest whole points, and scaled to that: Cairo cuts off fractions of
  /// a point where the size changes.
  ///
  /// - Parameters:
  ///   - pages: at least one.
  ///   - title: of the document.
  ///   - draw: draws the page at an index, in points.
  public static func bytes(
    of pages: [PDFPage], title: String, draw: (_ page: Int, DrawingContext) -> Void
  ) throws(CanvasError) -> [UInt8] {
    final class Sink { var bytes: [UInt8] = [] }
    let sink = Sink()
    let first = pages.first ?? PDFPage(width: 1, height: 1)
    let areAlike = pages.allSatisfy { $0 == first }
    let sizes = areAlike ? pages : pages.map(\.rounded)
    let start = areAlike ? first : first.rounded
    let cairo = cairo_pdf_surface_create_for_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), start.width, start.height)
    let file = try Surface(
      wrapping: cairo, size: PixelSize(width: 1, height: 1), format: .argb32, owner: nil)
    cairo_pdf_surface_set_metadata(file.cairo, CAIRO_PDF_METADATA_TITLE, title)
    for (index, page) in pages.enumerated() {
      if index > 0 { cairo_surface_show_page(file.cairo) }
      let size = sizes[index]
      if index > 0, size != sizes[index - 1] {
        cairo_pdf_surface_set_size(file.cairo, size.width, size.height)
      }
      let context = DrawingContext(file)
      if size != page { context.scale(x: size.width / page.width, y: size.height / page.height) }
      draw(index, context)
    }
    cairo_surface_finish(file.cairo)
    let status = cairo_surface_status(file.cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .file(String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }
}
