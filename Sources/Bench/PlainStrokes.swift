import CCairo
import Base
import Documents
import Formats
import Rendering

/// Strokes drawn one after the other by Cairo on one surface, as simply as possible: the lower bound of drawing.
enum PlainStrokes {
  static func draw(_ strokes: [Stroke], in viewport: Viewport, _ size: PixelSize) {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    let context = cairo_create(surface)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for stroke in strokes {
      let color = stroke.style.color
      cairo_set_source_rgb(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
      cairo_set_line_width(context, Pen(of: stroke, in: viewport).width)
      for sample in stroke.samples {
        let point = viewport.paperPoint(at: sample.position)
        cairo_line_to(context, point.x, point.y)
      }
      cairo_stroke(context)
    }
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
}
