import Base
import CCairo
import CX11
import Glibc

/// A program with only Cairo and Xlib: the baseline.
///
/// A window with an image in shared memory; strokes a segment on it and puts its box.
final class PlainWindow {
  private let display: OpaquePointer
  private let window: UInt
  private let graphics: OpaquePointer?
  private let image: UnsafeMutablePointer<XImage>
  private let surface: OpaquePointer?
  private let context: OpaquePointer?
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) throws {
    guard let display = XOpenDisplay(nil) else {
      throw BenchError(description: "no X server answers")
    }
    self.display = display
    self.width = width
    self.height = height
    let screen = XDefaultScreen(display)
    window = XCreateSimpleWindow(
      display, XDefaultRootWindow(display), 0, 0, UInt32(width), UInt32(height), 0, 0, 0)
    graphics = XCreateGC(display, window, 0, nil)
    var segment = XShmSegmentInfo()
    guard
      let image = XShmCreateImage(
        display, XDefaultVisual(display, screen), UInt32(XDefaultDepth(display, screen)), ZPixmap,
        nil, &segment, UInt32(width), UInt32(height))
    else { throw BenchError(description: "no shared image") }
    self.image = image
    let size = Int(image.pointee.bytes_per_line) * height
    segment.shmid = shmget(IPC_PRIVATE, size, Int32(IPC_CREAT) | 0o600)
    segment.shmaddr = shmat(segment.shmid, nil, 0).assumingMemoryBound(to: CChar.self)
    image.pointee.data = segment.shmaddr
    let kept = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    kept.initialize(to: segment)
    image.pointee.obdata = UnsafeMutableRawPointer(kept).assumingMemoryBound(to: CChar.self)
    XShmAttach(display, kept)
    XSync(display, 0)
    shmctl(segment.shmid, IPC_RMID, nil)
    surface = UnsafeMutableRawPointer(segment.shmaddr).map { memory in
      cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width),
        Int32(height), image.pointee.bytes_per_line)
    }
    context = cairo_create(surface)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    XMapWindow(display, window)
    XSync(display, 0)
    put(x: 0, y: 0, width: width, height: height)
  }

  /// Strokes a segment and puts its box.
  func segment(from a: (Double, Double), to b: (Double, Double), width: Double) {
    cairo_set_line_width(context, width)
    cairo_move_to(context, a.0, a.1)
    cairo_line_to(context, b.0, b.1)
    cairo_stroke(context)
    let reach = width / 2 + 1
    let x = max(0, Int(saturating: min(a.0, b.0) - reach))
    let y = max(0, Int(saturating: min(a.1, b.1) - reach))
    put(
      x: x, y: y, width: min(self.width - x, Int(saturating: abs(a.0 - b.0) + 2 * reach + 1)),
      height: min(height - y, Int(saturating: abs(a.1 - b.1) + 2 * reach + 1)))
  }

  private func put(x: Int, y: Int, width: Int, height: Int) {
    XShmPutImage(
      display, window, graphics, image, Int32(x), Int32(y), Int32(x), Int32(y), UInt32(width),
      UInt32(height), 0)
    XFlush(display)
  }

  func close() { XCloseDisplay(display) }

  /// The smallest drawing program: each motion with a button held is a segment.
  static func drawUntilKilled() -> Never {
    guard let window = try? PlainWindow(width: 1024, height: 740) else { exit(1) }
    XSelectInput(
      window.display, window.window, ButtonPressMask | PointerMotionMask | ButtonMotionMask)
    var event = XEvent()
    var last = (0.0, 0.0)
    while true {
      XNextEvent(window.display, &event)
      if event.type == ButtonPress { last = (Double(event.xbutton.x), Double(event.xbutton.y)) }
      guard event.type == MotionNotify, event.xmotion.state & UInt32(Button1Mask) != 0 else {
        continue
      }
      let point = (Double(event.xmotion.x), Double(event.xmotion.y))
      window.segment(from: last, to: point, width: 4)
      last = point
    }
  }

  /// The smallest program with a window, for comparing start time and memory.
  static func showUntilKilled() -> Never {
    guard let window = try? PlainWindow(width: 960, height: 680) else { exit(1) }
    _ = window
    while true { pause() }
  }
}
