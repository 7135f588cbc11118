import CCairo
import CPango
public import Base

extension TextLayout {
  /// Letters that stay together, such as a base with its accent.
  public struct Cluster {
    /// The offset of its first letter in UTF-8 bytes.
    public let byte: Int
    /// The distance of its left side from that of the line.
    public let x: Double
    /// The advance to the next cluster.
    public let width: Double
    /// Closed contours around the left end of its baseline, in the format of `contours()`.
    public let contours: [[ViewPoint]]
  }

  /// A laid-out line of clusters.
  public struct Line {
    /// The distance of its left side from that of the layout.
    public let x: Double
    /// The distance of its baseline from the top of the layout.
    public let baseline: Double
    /// From left to right.
    public let clusters: [Cluster]
  }

  /// The clusters of the first line, from left to right.
  public func clusters() -> [Cluster] { lines(atMost: 1).first?.clusters ?? [] }

  /// The lines of the layout with their clusters.
  ///
  /// - Complexity: O(*n*) in the number of letters.
  public func lines(atMost most: Int = .max) -> [Line] {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return [] }
    defer { cairo_destroy(cairo) }
    pango_cairo_update_layout(cairo, layout)
    guard most > 0, let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [Line] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      lines.append(
        Line(
          x: Double(logical.x) / Self.unit,
          baseline: Double(pango_layout_iter_get_baseline(iterator)) / Self.unit,
          clusters: clusters(of: line, cairo)))
    } while lines.count < most && pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  private func clusters(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ cairo: OpaquePointer
  ) -> [Cluster] {
    var clusters: [Cluster] = []
    var x = 0.0
    var node = line.pointee.runs
    while let link = node {
      if let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        clusters += self.clusters(of: run, from: x, cairo)
        x += Double(pango_glyph_string_get_width(run.pointee.glyphs)) / Self.unit
      }
      node = link.pointee.next
    }
    return clusters.sorted { $0.x < $1.x }
  }

  /// The clusters of a run, in the order of reading.
  private func clusters(
    of run: UnsafeMutablePointer<PangoGlyphItem>, from start: Double, _ cairo: OpaquePointer
  ) -> [Cluster] {
    guard let all = run.pointee.glyphs, let item = run.pointee.item else { return [] }
    var lefts = [start]
    for index in 0..<Int(all.pointee.num_glyphs) {
      lefts.append(lefts[index] + Double(all.pointee.glyphs[index].geometry.width) / Self.unit)
    }
    var clusters: [Cluster] = []
    var iterator = PangoGlyphItemIter()
    var goesOn = pango_glyph_item_iter_init_start(&iterator, run, pango_layout_get_text(layout))
    while goesOn != 0 {
      let (first, last) = (Int(iterator.start_glyph), Int(iterator.end_glyph))
      // Runs that are read from the right have their last glyph first.
      let glyphs = first < last ? first..<last : last + 1..<first + 1
      let contours = contours(of: all, glyphs, item.pointee.analysis.font, cairo)
      clusters.append(
        Cluster(
          byte: Int(iterator.start_index), x: lefts[glyphs.lowerBound],
          width: lefts[glyphs.upperBound] - lefts[glyphs.lowerBound], contours: contours))
      goesOn = pango_glyph_item_iter_next_cluster(&iterator)
    }
    return clusters
  }

  private func contours(
    of all: UnsafeMutablePointer<PangoGlyphString>, _ range: Range<Int>,
    _ font: UnsafeMutablePointer<PangoFont>?, _ cairo: OpaquePointer
  ) -> [[ViewPoint]] {
    guard let part = pango_glyph_string_new() else { return [] }
    defer { pango_glyph_string_free(part) }
    pango_glyph_string_set_size(part, Int32(clamping: range.count))
    for (index, glyph) in range.enumerated() {
      part.pointee.glyphs[index] = all.pointee.glyphs[glyph]
      part.pointee.log_clusters[index] = 0
    }
    cairo_new_path(cairo)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_glyph_string_path(cairo, font, part)
    return Self.contours(of: cairo)
  }

  /// A line drawn along a text, by its middle and its thickness; downwards from the baseline.
  public struct Rule {
    /// The distance of the rule's middle from the baseline.
    public let y: Double
    /// The height of the rule.
    public let thickness: Double
  }

  /// The rules under, through and over the letters, as the typeface has them.
  public var rules: (under: Rule, through: Rule, over: Rule) {
    let metrics = pango_context_get_metrics(
      pango_layout_get_context(layout), pango_layout_get_font_description(layout), nil)
    defer { pango_font_metrics_unref(metrics) }
    func rule(_ top: Int32, _ thickness: Int32) -> Rule {
      let thick = Double(thickness) / Self.unit
      return Rule(y: thick / 2 - Double(top) / Self.unit, thickness: thick)
    }
    let thickness = pango_font_metrics_get_underline_thickness(metrics)
    return (
      rule(pango_font_metrics_get_underline_position(metrics), thickness),
      rule(
        pango_font_metrics_get_strikethrough_position(metrics),
        pango_font_metrics_get_strikethrough_thickness(metrics)),
      rule(pango_font_metrics_get_ascent(metrics), thickness)
    )
  }
}
