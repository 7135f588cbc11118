import CCairo
import CPango
import Glibc

extension DrawingContext {
  /// Whether drawing is recorded as vectors, text and images, as in a PDF, rather than rasterised.
  public var isPage: Bool {
    cairo_surface_get_type(cairo_get_target(cairo)) != CAIRO_SURFACE_TYPE_IMAGE
  }

  /// Returns a picture made once per page, so that the file contains it once however often it is drawn.
  ///
  /// - Parameters:
  ///   - owner: identifies the picture.
  ///   - make: returns nil on failure.
  public func pagePicture(of owner: AnyObject, make: () -> Surface?) -> Surface? {
    let key = ObjectIdentifier(owner)
    if let known = pagePictures[key] { return known.picture }
    guard let picture = make() else { return nil }
    pagePictures[key] = (owner, picture)
    return picture
  }

  /// Draws through a drawn mask, so that a page keeps both as vectors.
  ///
  /// - Parameters:
  ///   - cover: draws the mask; only its alpha counts.
  ///   - draw: draws the content.
  public func covered(by cover: () -> Void, draw: () -> Void) {
    cairo_push_group(cairo)
    draw()
    guard let source = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(source) }
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    cover()
    guard let mask = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(mask) }
    cairo_set_source(cairo, source)
    cairo_mask(cairo, mask)
  }
}

extension Surface {
  /// Makes pages embed a JPEG file instead of the pixels.
  ///
  /// - Parameter file: the same picture, at any resolution.
  public func stand(forJPEG file: [UInt8]) {
    guard let bytes = malloc(file.count)?.assumingMemoryBound(to: UInt8.self) else { return }
    bytes.initialize(from: file, count: file.count)
    cairo_surface_set_mime_data(
      cairo, CAIRO_MIME_TYPE_JPEG, bytes, UInt(file.count), { free($0) }, bytes)
    // Identifies the same file from different sources.
    guard let name = g_compute_checksum_for_data(G_CHECKSUM_SHA256, file, gsize(file.count))
    else { return }
    name.withMemoryRebound(to: UInt8.self, capacity: strlen(name)) {
      _ = cairo_surface_set_mime_data(
        cairo, CAIRO_MIME_TYPE_UNIQUE_ID, $0, UInt(strlen(name)), { g_free($0) }, name)
    }
  }
}
