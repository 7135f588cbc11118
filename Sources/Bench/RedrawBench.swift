import Base
import Documents
import Formats
import Rendering

/// Redraws of the whole picture, compared to the same strokes on one plain Cairo surface.
struct RedrawBench {
  let isQuick: Bool

  func run() throws {
    let count = isQuick ? 2_000 : 10_000
    try measure(
      BenchStrokes.make(count: count, samples: 100), "strokes × 100 samples that jitter")
    try measure(
      BenchStrokes.make(count: count, samples: 100, jitter: 0.06),
      "strokes × 100 samples as of a calm hand")
  }

  private let ratio = AspectRatio(16.0 / 9) ?? .fourToThree

  private func measure(_ strokes: [Stroke], _ name: String) throws {
    print("Full redraw of \(strokes.count) \(name), 1920 × 1080")
    let size = PixelSize(width: 1920, height: 1080)
    let viewport = Viewport(paper: PixelRect(size: size))
    let elements = ChunkedArray(strokes.lazy.map { PaintingElement($0, on: ratio) })
    var (plain, one, all) = (Measurement(), Measurement(), Measurement())
    for _ in 0..<5 {
      plain.add(Measurement.time { PlainStrokes.draw(strokes, in: viewport, size) })
      one.add(try Measurement.time { try redraw(elements, viewport, cores: 1) })
      all.add(try Measurement.time { try redraw(elements, viewport, cores: nil) })
    }
    row("plain Cairo, one surface, one core", plain.median, "ms")
    row("tiles, one core", one.median, "ms", baseline: plain.median, "  target 0.5")
    row("tiles, all cores", all.median, "ms", baseline: plain.median, "  target 0.25")
    print("")
  }

  private func redraw(
    _ elements: ChunkedArray<PaintingElement>, _ viewport: Viewport, cores: Int?
  ) throws {
    let lines = Polyline.lines(of: elements, on: ratio, in: viewport, cores: cores)
    _ = try TiledPicture(lines, size: viewport.paper.size, cores: cores)
  }
}
