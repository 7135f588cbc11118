import CCairo
public import Base

/// A readable and drawable rectangle of pixels in memory.
///
/// Not thread-safe: only one thread may draw on it or read it at a time.
public final class Surface {
  /// The longest side supported by Cairo.
  public static let longestSide = 32_767

  /// The number of columns and rows, which never changes.
  public let size: PixelSize
  /// The contents of each pixel.
  public let format: PixelFormat
  let cairo: OpaquePointer
  /// Keeps borrowed memory alive.
  private let owner: AnyObject?

  /// Creates a transparent surface. An empty size becomes one pixel.
  public convenience init(size: PixelSize, format: PixelFormat) throws(CanvasError) {
    let width = max(1, size.width)
    let height = max(1, size.height)
    try self.init(
      wrapping: cairo_image_surface_create(
        format.cairo, Int32(clamping: width), Int32(clamping: height)),
      size: PixelSize(width: width, height: height), format: format, owner: nil)
  }

  /// Creates a surface over borrowed memory, valid at least as long as `owner`.
  ///
  /// - Parameter stride: bytes from one row to the next, a multiple of four.
  public convenience init(
    borrowing memory: UnsafeMutableRawPointer, size: PixelSize, stride: Int, format: PixelFormat,
    owner: AnyObject?
  ) throws(CanvasError) {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    try self.init(
      wrapping: cairo_image_surface_create_for_data(
        bytes, format.cairo, Int32(clamping: size.width), Int32(clamping: size.height),
        Int32(clamping: stride)),
      size: size, format: format, owner: owner)
  }

  init(
    wrapping cairo: OpaquePointer?, size: PixelSize, format: PixelFormat, owner: AnyObject?
  ) throws(CanvasError) {
    guard let cairo, cairo_surface_status(cairo) == CAIRO_STATUS_SUCCESS else {
      if let cairo { cairo_surface_destroy(cairo) }
      throw .cannotMakeSurface(width: size.width, height: size.height)
    }
    self.cairo = cairo
    self.size = size
    self.format = format
    self.owner = owner
  }

  deinit { cairo_surface_destroy(cairo) }

  /// Bytes from one row to the next.
  public var stride: Int { Int(cairo_image_surface_get_stride(cairo)) }

  /// The rectangle of all pixels.
  public var bounds: PixelRect { PixelRect(size: size) }

  /// Accesses the pixels for reading; `stride` bytes a row. Valid only within the call.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(cairo)
    let count = stride * size.height
    return try body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(cairo), count: count))
  }

  /// Accesses the pixels for reading and writing; `stride` bytes a row. Valid only within the call.
  public func withMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(cairo)
    defer { cairo_surface_mark_dirty(cairo) }
    let count = stride * size.height
    return try body(
      UnsafeMutableRawBufferPointer(start: cairo_image_surface_get_data(cairo), count: count))
  }

  /// The pixel's native 32-bit value (ARGB, premultiplied), or its coverage; 0 beyond the edges.
  public func pixel(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return 0 }
    return withBytes { bytes in
      format == .a8
        ? UInt32(bytes[y * stride + x])
        : bytes.loadUnaligned(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
    }
  }
}
