import CX11
import Formats
import Base
import Glibc
import Storage
import Documents

/// The time from exec to the first picture, the memory after it, and the wake-ups while idle.
struct StartBench {
  /// The path of this program, which is the plain baseline if told so.
  let bench: String

  func run() throws {
    print("Start: exec to the first picture, medians of 9; memory ten seconds later")
    let program = bench.split(separator: "/").dropLast().joined(separator: "/")
    let filbert = (bench.hasPrefix("/") ? "/" : "") + program + "/filbert"
    guard access(filbert, X_OK) == 0 else {
      throw BenchError(description: "\(filbert) is missing; build it with Scripts/build")
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // Excludes the user's bus and an already open program.
    unsetenv("DBUS_SESSION_BUS_ADDRESS")
    setenv("XDG_RUNTIME_DIR", folder.path, 1)
    let plain = try measure([bench, "--plain-window"], leastColors: 1)
    row("plain Xlib window", plain.time, "ms", "  \(plain.memory) kB PSS")
    for count in [0, 1000] {
      let path = "\(folder.path)/\(count).sqlite"
      try fill(path, count)
      // A first run without arguments creates the previews, as after a day's work.
      setenv("FILBERT_LIBRARY", path, 1)
      _ = try measure([filbert], repeats: 1)
      let start = try measure([filbert])
      row(
        "filbert with \(count) paintings", start.time, "ms", baseline: plain.time,
        "  \(start.memory) kB PSS, \(start.wakeUps) wake-ups in 2 s")
      row("the quickest of them", start.least, "ms", baseline: plain.least)
      row("its window is there", start.mapping, "ms", baseline: plain.mapping)
      guard count == 0, let bus = try SessionBus(in: folder.path) else { continue }
      defer { bus.end() }
      setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
      defer { unsetenv("DBUS_SESSION_BUS_ADDRESS") }
      let connected = try measure([filbert])
      row(
        "with a session bus", connected.time, "ms", baseline: plain.time,
        "  \(connected.memory) kB PSS, \(connected.wakeUps) wake-ups in 2 s")
    }
    let large = folder.path + "/10000.sqlite"
    try fill(large, 10_000)
    setenv("FILBERT_LIBRARY", large, 1)
    let first = try measure([filbert])
    row("with 10,000 without previews", first.time, "ms", baseline: plain.time)
    row("its window is there", first.mapping, "ms", baseline: plain.mapping)
    let file = folder.path + "/painting.json"
    try write(
      PaintingExport(as: .json, width: 1).bytes(
        of: Painting(
          shape: .fixed(.fourToThree), baseStrokes: BenchStrokes.make(count: 100, samples: 50)),
        name: "Bench"), to: file)
    setenv("FILBERT_LIBRARY", folder.path + "/opened.sqlite", 1)
    let opened = try measure([filbert, file], repeats: 1, windows: 2)
    row(
      "with a painting open", opened.time, "ms",
      "  \(opened.memory) kB PSS, \(opened.wakeUps) wake-ups in 2 s")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw BenchError(description: "can't write \(path)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw BenchError(description: "can't write \(path)")
    }
  }

  private func fill(_ path: String, _ count: Int) throws {
    let library = try Library.open(at: path)
    try library.transaction {
      for number in 0..<count {
        let painting = Painting(
          shape: .fixed(AspectRatio(0.6 + Double(number % 5) * 0.3) ?? .fourToThree),
          baseStrokes: BenchStrokes.make(count: 10, samples: 50, width: 0.01))
        _ = try library.add(
          painting, name: "Painting \(number)", at: Timestamp(milliseconds: Int64(number)))
      }
    }
    library.close()
  }

  private struct Start {
    var time: Double
    /// The minimum, which excludes the influence of other programs.
    var least: Double
    /// Until the window was mapped, in ms.
    var mapping: Double
    /// In kB, for the last start.
    var memory: Int
    var wakeUps: Int
  }

  /// - Parameters:
  ///   - windows: the number of windows; the last one is waited for.
  ///   - leastColors: the least number of colours across the upper end of its picture.
  private func measure(
    _ command: [String], repeats: Int = 9, windows: Int = 1, leastColors: Int = 3
  ) throws -> Start {
    guard let display = XOpenDisplay(nil) else { throw BenchError(description: "no X server") }
    defer { XCloseDisplay(display) }
    let root = XDefaultRootWindow(display)
    XSelectInput(display, root, SubstructureNotifyMask)
    XSync(display, 1)
    var times = Measurement()
    var mappings = Measurement()
    var memory = 0
    var wakeUps = 0
    for turn in 0..<repeats {
      let start = Measurement.now()
      let process = try Process.run(command)
      let window = try mappedWindow(display, count: windows, deadline: start + 10_000)
      mappings.add(Measurement.now() - start)
      try waitForPicture(
        display, window, leastColors: leastColors, deadline: start + 10_000)
      times.add(Measurement.now() - start)
      if turn == repeats - 1 {
        // By then the library has been checked, and its memory returned.
        usleep(10_000_000)
        memory = process.proportionalMemory
        let before = process.contextSwitches
        usleep(2_000_000)
        wakeUps = process.contextSwitches - before
      }
      process.end()
      XSync(display, 1)
    }
    return Start(
      time: times.median, least: times.quantile(0), mapping: mappings.median, memory: memory,
      wakeUps: wakeUps)
  }

  private func mappedWindow(
    _ display: OpaquePointer, count: Int, deadline: Double
  ) throws -> UInt {
    var event = XEvent()
    var mapped = 0
    while Measurement.now() < deadline {
      while XPending(display) > 0 {
        XNextEvent(display, &event)
        if event.type == MapNotify { mapped += 1 }
        if mapped == count { return event.xmap.window }
      }
      usleep(500)
    }
    throw BenchError(description: "no window came")
  }

  /// Waits for the first picture: a window without a background keeps the previous contents, black here, until drawn;
  /// one with a background shows only that.
  private func waitForPicture(
    _ display: OpaquePointer, _ window: UInt, leastColors: Int, deadline: Double
  ) throws {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, window, &attributes)
    while Measurement.now() < deadline {
      if let image = XGetImage(
        display, window, 0, 24, UInt32(attributes.width), 1, UInt.max, ZPixmap)
      {
        let colors = Set((0..<attributes.width).map { image.pointee.f.get_pixel(image, $0, 0) })
        _ = image.pointee.f.destroy_image(image)
        if colors.count >= leastColors,
          !(colors.count == 1 && colors.contains { $0 & 0xFFFFFF == 0 })
        {
          return
        }
      }
      usleep(500)
    }
    throw BenchError(description: "no picture came")
  }
}
