import CGdkPixbuf
import CPango

/// Decodes one picture file, and gives up if its header announces too large a size.
final class PictureLoader {
  private let loader = gdk_pixbuf_loader_new()
  /// The size announced by the header.
  private var announced: (width: Int, height: Int)?
  /// The number of decoded rows.
  private var lastRow = 0

  /// Suppresses the decoders' useless messages about damaged files: errors are thrown.
  private static let quiet: Void = {
    g_log_set_handler("GdkPixbuf", GLogLevelFlags(rawValue: ~0), { _, _, _, _ in }, nil)
  }()

  /// - Returns: the pixels, owned by the caller.
  func load(_ file: [UInt8]) throws(PictureFileError) -> OpaquePointer {
    _ = Self.quiet
    // The decoder's time is quadratic in the rest.
    let file = StillGIF.bytes(of: file) ?? file
    let prepared:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, gpointer?
      ) -> Void = {
        loader, width, height, data in
        guard let data else { return }
        let this = Unmanaged<PictureLoader>.fromOpaque(data).takeUnretainedValue()
        this.announced = (Int(width), Int(height))
        // A size of zero makes the decoder give up before it allocates the pixels.
        if this.isTooLarge { gdk_pixbuf_loader_set_size(loader, 0, 0) }
      }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared",
      unsafeBitCast(prepared, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
      G_CONNECT_DEFAULT)
    let updated:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, Int32, Int32, gpointer?
      ) -> Void = { _, _, y, _, height, data in
        guard let data else { return }
        let this = Unmanaged<PictureLoader>.fromOpaque(data).takeUnretainedValue()
        this.lastRow = max(this.lastRow, Int(y) + Int(height))
      }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "area-updated",
      unsafeBitCast(updated, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
      G_CONNECT_DEFAULT)
    var problem: UnsafeMutablePointer<GError>?
    let isRead = file.withUnsafeBufferPointer { bytes -> Bool in
      var position = 0
      // In chunks, to detect a decompression bomb early.
      while position < bytes.count, !isTooLarge {
        let count = min(1 << 16, bytes.count - position)
        guard let start = bytes.baseAddress,
          gdk_pixbuf_loader_write(loader, start + position, gsize(count), &problem) != 0
        else { return false }
        position += count
      }
      return gdk_pixbuf_loader_close(loader, &problem) != 0
    }
    isClosed = isRead
    if isTooLarge, let announced {
      g_clear_error(&problem)
      throw .tooLarge(width: announced.width, height: announced.height)
    }
    // Some decoders accept half a file as complete.
    if isRead, let announced, lastRow < announced.height {
      throw .unreadable("it is cut off")
    }
    guard isRead, let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(pixels)
    else { throw .unreadable(Self.text(of: problem)) }
    return upright
  }

  private var isClosed = false

  private var isTooLarge: Bool {
    guard let announced else { return false }
    return announced.width > Surface.longestSide || announced.height > Surface.longestSide
      || announced.width * announced.height > Surface.mostFilePixels
  }

  func discard() {
    // A loader must be closed before its release, even after a failure.
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(UnsafeMutableRawPointer(loader))
  }

  /// Returns an error's message and frees the error.
  static func text(of problem: UnsafeMutablePointer<GError>?) -> String {
    guard let problem else { return "no picture was found in it" }
    defer { g_error_free(problem) }
    return String(cString: problem.pointee.message)
  }
}
