import CCairo
import CRsvg
public import Base

/// An SVG file as librsvg draws it, as a whole or one element of it.
///
/// Not thread-safe: one thread at a time draws it. Nothing outside the file is read.
public final class SVGRenderer {
  private let drawing: OpaquePointer

  /// Whether this machine has librsvg.
  public static var isAvailable: Bool { rsvg_is_available() }

  /// Nil if librsvg is missing or can't read the file.
  ///
  /// - Parameter style: a style sheet that overrules those of the file.
  public init?(_ file: [UInt8], overruling style: String = "") {
    guard let drawing = rsvg_open(file, file.count, style) else { return nil }
    self.drawing = drawing
  }

  deinit { rsvg_close(drawing) }

  /// The lower right corner of the ink of a file that does not say how large it is, in its own units; nil if it has
  /// none.
  public var farthestInk: PixelPoint? {
    var ink = rsvg_box()
    let viewport = Self.viewport(PixelSize(width: 1000, height: 1000))
    guard rsvg_ink(drawing, nil, viewport, &ink), ink.width > 0, ink.height > 0 else { return nil }
    return PixelPoint(x: ink.x + ink.width, y: ink.y + ink.height)
  }

  /// Draws the whole file in the current user space, as large as given; false if librsvg gives up.
  func draw(in context: DrawingContext, size: PixelSize) -> Bool {
    rsvg_draw(drawing, UnsafeMutableRawPointer(context.cairo), nil, Self.viewport(size))
  }

  /// The pixels of an element that are not transparent, and their place among those of the whole file; nil if there are
  /// none, there is no memory for them, or librsvg gives up.
  ///
  /// - Parameters:
  ///   - id: the element's with a `#` before it; nil for the whole file.
  ///   - size: of the whole file in pixels.
  ///   - viewport: its size in CSS pixels, to which librsvg applies the clip and the mask of the outermost element; nil
  ///     for `size`.
  /// - Complexity: a look at each pixel of the whole file. The boxes that librsvg tells leave filters out, and are in
  ///   pixels of another size if the file has one of its own.
  public func picture(
    of id: String?, scaledTo size: PixelSize, viewport: ViewSize? = nil
  ) -> (pixels: Surface, frame: PixelRect)? {
    guard let whole = try? Surface(size: size, format: .argb32) else { return nil }
    let context = DrawingContext(whole)
    var area = Self.viewport(size)
    if let viewport, viewport.width > 0, viewport.height > 0 {
      context.transform(
        xx: area.width / viewport.width, xy: 0, yx: 0, yy: area.height / viewport.height, x0: 0,
        y0: 0)
      area = rsvg_box(x: 0, y: 0, width: viewport.width, height: viewport.height)
    }
    guard rsvg_draw(drawing, UnsafeMutableRawPointer(context.cairo), id, area) else { return nil }
    let frame = whole.inkBounds
    guard !frame.isEmpty, let part = try? Surface(size: frame.size, format: .argb32) else {
      return nil
    }
    let (from, to) = (whole.stride, part.stride)
    whole.withBytes { source in
      part.withMutableBytes { target in
        for y in 0..<frame.height {
          let start = (frame.y + y) * from + 4 * frame.x
          target[(y * to)...].copyBytes(from: source[start..<start + 4 * frame.width])
        }
      }
    }
    return (part, frame)
  }

  private static func viewport(_ size: PixelSize) -> rsvg_box {
    rsvg_box(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }
}

extension Surface {
  /// The smallest rectangle with all pixels that are not transparent, of a surface of the format `argb32`.
  fileprivate var inkBounds: PixelRect {
    var (left, top, right, bottom) = (size.width, size.height, 0, 0)
    let stride = stride
    withBytes { bytes in
      for y in 0..<size.height {
        let row = UnsafeRawBufferPointer(rebasing: bytes[y * stride..<y * stride + 4 * size.width])
          .bindMemory(to: UInt32.self)
        guard let first = row.firstIndex(where: { $0 != 0 }),
          let last = row.lastIndex(where: { $0 != 0 })
        else { continue }
        (left, right) = (min(left, first), max(right, last + 1))
        (top, bottom) = (min(top, y), y + 1)
      }
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
