import CX11
import CXTest
import Base
import Documents
import Formats
import Glibc
import Storage

/// The main thread's cost of a stroke, from press to release and until the collection shows it, with one document and
/// with 10,000.
struct CommitBench {
  /// The path of this program; the measured program is in the same folder.
  let bench: String
  private static let strokes = 200

  func run() throws {
    print("The main thread's time for a stroke that is drawn and kept, in processor time")
    let one = try measure(beside: 1)
    row("beside one document", one, "ms")
    row("beside 10,000", try measure(beside: 10_000), "ms", baseline: one, "  target × 1.1")
    print("")
  }

  /// - Returns: the main thread's processor time for a stroke, in ms.
  private func measure(beside count: Int) throws -> Double {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path + "/library.sqlite"
    let library = try Library.open(at: path)
    try library.transaction {
      for number in 0..<count {
        _ = try library.add(
          Painting(shape: .fixed(.fourToThree)), name: "Painting \(number)",
          at: Timestamp(milliseconds: Int64(number)))
      }
    }
    library.close()
    guard let display = XOpenDisplay(nil) else { throw BenchError(description: "no X server") }
    defer { XCloseDisplay(display) }
    let program = bench.split(separator: "/").dropLast().joined(separator: "/")
    let file = folder.path + "/drawn.json"
    try DocumentFile(file).replace(
      with: PaintingExport(as: .json, width: 1).bytes(
        of: Painting(shape: .fixed(.fourToThree)), name: "Drawn"))
    let process = try Process.run(
      [(bench.hasPrefix("/") ? "/" : "") + program + "/filbert", "--library", path, file])
    var isRunning = true
    defer { if isRunning { process.end() } }
    process.waitUntilIdle()
    stroke(0, display)
    process.waitUntilIdle()
    let before = process.mainThreadTime
    for number in 0..<Self.strokes { stroke(number, display) }
    process.waitUntilIdle()
    let time = (process.mainThreadTime - before) / Double(Self.strokes)
    process.end()
    isRunning = false
    let kept = try Library.open(at: path)
    defer { kept.close() }
    let drawn = try kept.items(trashed: false).first { $0.name == "Drawn" }
    guard drawn?.elementCount == Self.strokes + 1 else {
      throw BenchError(
        description: "of \(Self.strokes + 1) strokes, \(drawn?.elementCount ?? 0) were kept")
    }
    return time
  }

  private func stroke(_ number: Int, _ display: OpaquePointer) {
    let (x, y) = (Int32(300 + number % 20 * 10), Int32(250 + number / 20 * 10))
    XTestFakeMotionEvent(display, -1, x, y, 0)
    XTestFakeButtonEvent(display, 1, 1, 0)
    for step in 1...5 { XTestFakeMotionEvent(display, -1, x + Int32(step), y + Int32(step), 0) }
    XTestFakeButtonEvent(display, 1, 0, 0)
    XSync(display, 0)
    // The hand is slower than the program: each stroke is stored and shown before the next one.
    usleep(25_000)
  }
}
