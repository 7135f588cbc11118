import CX11
import CXTest
import Formats
import Base
import Glibc
import Documents

/// The latency from the pointer to the pixel, measured from outside: a motion by XTEST, and the server's notification
/// that the window changed.
struct PointerBench {
  /// The path of this program, which is the plain baseline if told so.
  let bench: String
  private static let motions = 400

  func run() throws {
    print("From a motion of the pointer to the change of the window, seen from outside")
    let program = bench.split(separator: "/").dropLast().joined(separator: "/")
    let filbert = (bench.hasPrefix("/") ? "/" : "") + program + "/filbert"
    let plain = try measure([bench, "--plain-ink"], windows: 1)
    row("plain Xlib, XShm and Cairo", plain.median, "ms")
    for count in [0, 10_000, 100_000] {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let file = folder.path + "/painting.json"
      let painting = Painting(
        shape: .fixed(.fourToThree), baseStrokes: BenchStrokes.make(count: count, samples: 20))
      try write(PaintingExport(as: .json, width: 1).bytes(of: painting, name: "Bench"), to: file)
      let times = try measure(
        [filbert, "--library", folder.path + "/library.sqlite", file], windows: 2)
      row(
        "a painting of \(count) strokes", times.median, "ms", baseline: plain.median,
        "  target × 1.2")
      row("  95 % of them within", times.quantile(0.95), "ms", baseline: plain.quantile(0.95))
    }
    print("")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw BenchError(description: "can't write \(path)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw BenchError(description: "can't write \(path)")
    }
  }

  /// - Parameter windows: the number of windows; the last one is drawn in.
  private func measure(_ command: [String], windows: Int) throws -> Measurement {
    guard let display = XOpenDisplay(nil) else { throw BenchError(description: "no X server") }
    defer { XCloseDisplay(display) }
    XSelectInput(display, XDefaultRootWindow(display), SubstructureNotifyMask)
    XSync(display, 0)
    let process = try Process.run(command)
    defer { process.end() }
    let window = try mappedWindow(display, windows)
    process.waitUntilIdle()
    var (firstEvent, firstError): (Int32, Int32) = (0, 0)
    guard XDamageQueryExtension(display, &firstEvent, &firstError) != 0 else {
      throw BenchError(description: "the X server has no XDamage")
    }
    let damage = XDamageCreate(display, window, Int32(XDamageReportNonEmpty))
    func point(_ index: Int) -> (x: Int32, y: Int32) {
      (Int32(200 + index % 100 * 5), Int32(200 + index / 100 * 30 + index % 7 * 3))
    }
    XTestFakeMotionEvent(display, -1, point(0).x, point(0).y, 0)
    XTestFakeButtonEvent(display, 1, 1, 0)
    XSync(display, 0)
    usleep(300_000)
    var times = Measurement()
    for index in 1...Self.motions {
      XDamageSubtract(display, damage, 0, 0)
      XSync(display, 1)
      let start = Measurement.now()
      XTestFakeMotionEvent(display, -1, point(index).x, point(index).y, 0)
      XFlush(display)
      guard wait(display, for: firstEvent + XDamageNotify) else {
        throw BenchError(description: "nothing was drawn")
      }
      times.add(Measurement.now() - start)
      // The hand is slower than the program: each motion finds it waiting.
      usleep(4000)
    }
    XTestFakeButtonEvent(display, 1, 0, 0)
    XSync(display, 0)
    return times
  }

  private func mappedWindow(_ display: OpaquePointer, _ count: Int) throws -> UInt {
    var event = XEvent()
    var mapped = 0
    while mapped < count {
      guard wait(display, for: MapNotify, into: &event) else {
        throw BenchError(description: "no window came")
      }
      mapped += 1
    }
    return event.xmap.window
  }

  private func wait(_ display: OpaquePointer, for type: Int32) -> Bool {
    var event = XEvent()
    return wait(display, for: type, into: &event)
  }

  /// Waits up to a minute for an event of a type; skips others.
  private func wait(_ display: OpaquePointer, for type: Int32, into event: inout XEvent) -> Bool {
    let end = Measurement.now() + 60_000
    while Measurement.now() < end {
      while XPending(display) > 0 {
        XNextEvent(display, &event)
        if event.type == type { return true }
      }
      var waiting = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, 1000)
    }
    return false
  }
}
