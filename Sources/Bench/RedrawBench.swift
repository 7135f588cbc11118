import CCairo
import Geometry
import Ink
import Model
import Pictures
import Rendering

/// The whole picture anew, beside the same lines on one plain Cairo surface.
struct RedrawBench {
  let isQuick: Bool

  func run() throws {
    let count = isQuick ? 2_000 : 10_000
    print("Full redraw of \(count) strokes × 100 samples, 1920 × 1080")
    let size = PixelSize(width: 1920, height: 1080)
    let viewport = Viewport(paper: PixelRect(size: size))
    let lines = BenchStrokes.make(count: count, samples: 100).map { Polyline($0, in: viewport) }
    var plain = Measurement()
    var one = Measurement()
    var all = Measurement()
    for _ in 0..<3 {
      plain.add(Measurement.time { drawPlainly(lines, size) })
      one.add(try Measurement.time { _ = try TiledPicture(lines, size: size, cores: 1) })
      all.add(try Measurement.time { _ = try TiledPicture(lines, size: size) })
    }
    row("plain Cairo, one surface, one core", plain.median, "ms")
    row("tiles, one core", one.median, "ms", baseline: plain.median, "  target 1.0")
    row("tiles, all cores", all.median, "ms", baseline: plain.median)
    print("")
  }

  private func drawPlainly(_ lines: [Polyline], _ size: PixelSize) {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    let context = cairo_create(surface)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for line in lines {
      let color = line.pen.style.color
      cairo_set_source_rgb(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
      cairo_set_line_width(context, line.pen.width)
      for point in line.points { cairo_line_to(context, point.x, point.y) }
      cairo_stroke(context)
    }
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
}
