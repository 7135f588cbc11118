internal import CPlatform
internal import CX11
internal import Canvas
internal import Base

/// A small window at the pointer that shows the dragged content; transparent to pointer events.
final class DragWindow {
  private let display: Display
  private let window: UInt
  private var isShown = false
  /// The offset of its corner from the pointer, in pixels.
  private static let distance: Int32 = 12

  /// Returns nil if memory runs out.
  init?(_ picture: Surface, on display: Display) {
    let size = picture.size
    guard !size.isEmpty, let opaque = try? Surface(size: size, format: .rgb24) else { return nil }
    let context = DrawingContext(opaque)
    context.setColor(Color(0xFFFFFF))
    context.paint()
    context.paint(picture, x: 0, y: 0)
    self.display = display
    let (connection, format) = (display.connection, display.format)
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.save_under = 1
    attributes.colormap = format.colormap
    let mask = CWOverrideRedirect | CWSaveUnder | CWBorderPixel | CWColormap
    window = XCreateWindow(
      connection, display.root, -1, -1, UInt32(size.width), UInt32(size.height), 0, format.depth,
      UInt32(InputOutput), format.visual, UInt(mask), &attributes)
    XShapeCombineRectangles(connection, window, ShapeInput, 0, 0, nil, 0, ShapeSet, 0)
    let writer = PropertyWriter(connection: connection, window: window)
    writer.setAtoms(display.atoms[.netWMWindowType], [display.atoms[.netWMWindowTypeDND]])
    writer.setWords(
      display.atoms[.netWMWindowOpacity], type: Int(XA_CARDINAL),
      [UInt(saturating: 0.85 * 0xffff_ffff)])
    setBackground(opaque)
  }

  /// The server itself redraws it at any position.
  private func setBackground(_ surface: Surface) {
    let (connection, size) = (display.connection, surface.size)
    let depth = display.format.depth
    let pixmap = XCreatePixmap(
      connection, window, UInt32(size.width), UInt32(size.height), UInt32(depth))
    let graphics = XCreateGC(connection, pixmap, 0, nil)
    let stride = surface.stride
    surface.withMutableBytes { bytes in
      if depth == 32 {
        for offset in Swift.stride(from: 3, to: bytes.count, by: 4) { bytes[offset] = 0xff }
      }
      desktop_put_pixels(
        connection, pixmap, UnsafeMutableRawPointer(graphics), depth, bytes.baseAddress,
        Int32(stride), Int32(size.width), Int32(size.height), 0, 0)
    }
    XSetWindowBackgroundPixmap(connection, window, pixmap)
    XFreeGC(connection, graphics)
    XFreePixmap(connection, pixmap)
  }

  func move(to place: OutgoingDrag.PointerPosition) {
    XMoveWindow(
      display.connection, window, Int32(clamping: place.x) + Self.distance,
      Int32(clamping: place.y) + Self.distance)
  }

  func setShown(_ shows: Bool) {
    guard shows != isShown else { return }
    isShown = shows
    if shows {
      XMapRaised(display.connection, window)
    } else {
      XUnmapWindow(display.connection, window)
    }
  }

  func remove() { XDestroyWindow(display.connection, window) }
}
