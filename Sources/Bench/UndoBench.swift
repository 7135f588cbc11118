import Platform
import Base
import Documents

/// Taking strokes back one by one, with the picture on its way to the server.
struct UndoBench {
  let display: Display

  func run() throws {
    print("Undo in a painting of 10,000 strokes × 100 samples, 1920 × 1080")
    let painting = BenchStrokes.painting(count: 10_000, samples: 100)
    let paperWindow = try PaperWindow(
      display: display, size: PixelSize(width: 1920, height: 1080),
      painting: painting)
    defer { paperWindow.close() }
    var measurement = Measurement()
    for count in stride(from: painting.elements.count, to: painting.elements.count - 500, by: -1) {
      measurement.add(Measurement.time { paperWindow.undo(of: count) })
    }
    row("median of 500 undos", measurement.median, "ms", "  target 16")
    row("99 % of them within", measurement.quantile(0.99), "ms")
    row("the slowest", measurement.quantile(1), "ms")
    print("")
  }
}
