import CGdkPixbuf
import CPango

/// Decodes one picture file, and gives up where the file says that it is too large.
final class PictureLoader {
  private let loader = gdk_pixbuf_loader_new()
  /// What the file says of itself.
  private var announced: (width: Int, height: Int)?
  /// So many rows were decoded.
  private var lastRow = 0

  /// What the decoders print of damaged files is of no use to anybody: what is wrong is thrown.
  private static let quiet: Void = {
    g_log_set_handler("GdkPixbuf", GLogLevelFlags(rawValue: ~0), { _, _, _, _ in }, nil)
  }()

  /// - Returns: the pixels, owned by the caller.
  func load(_ file: [UInt8]) throws(PictureFileError) -> OpaquePointer {
    _ = Self.quiet
    // Its decoder takes time in proportion to the square of what follows.
    let file = StillGIF.bytes(of: file) ?? file
    let prepared:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, gpointer?
      ) -> Void = {
        loader, width, height, data in
        guard let data else { return }
        let this = Unmanaged<PictureLoader>.fromOpaque(data).takeUnretainedValue()
        this.announced = (Int(width), Int(height))
        // The decoder gives up on a picture of no size, before it makes room for the pixels.
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
      // In parts, so that a bomb is known by its beginning.
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
    // Some decoders take half a file for a whole one.
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
    // A loader must be closed before it goes, even if it failed.
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(UnsafeMutableRawPointer(loader))
  }

  /// The message of an error, which is given back.
  static func text(of problem: UnsafeMutablePointer<GError>?) -> String {
    guard let problem else { return "no picture was found in it" }
    defer { g_error_free(problem) }
    return String(cString: problem.pointee.message)
  }
}
