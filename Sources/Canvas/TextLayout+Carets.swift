import CPango
public import Base

// Positions of carets in paragraphs, and the reverse. Offsets count UTF-8 bytes.
extension TextLayout {
  /// The rectangle of a caret before the character at an offset, with no width.
  public func caret(atByte offset: Int) -> ViewRect {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, Int32(clamping: offset), &strong, nil)
    return ViewRect(
      x: Double(strong.x) / Self.unit, y: Double(strong.y) / Self.unit, width: 0,
      height: Double(strong.height) / Self.unit)
  }

  /// The gap between characters nearest to a point; for points above and below, in the first or last line.
  public func byte(at point: ViewPoint) -> Int {
    var index: Int32 = 0
    var trailing: Int32 = 0
    func units(_ value: Double) -> Int32 {
      Int32(saturating: max(-1e9, min(value * Self.unit, 1e9)))
    }
    pango_layout_xy_to_index(layout, units(point.x), units(point.y), &index, &trailing)
    guard trailing > 0, let start = pango_layout_get_text(layout) else { return Int(index) }
    let next = g_utf8_offset_to_pointer(start + Int(index), Int(trailing))
    return next.map { Int(bitPattern: $0) - Int(bitPattern: start) } ?? Int(index)
  }

  /// The gap in the line above or below; nil in the first or last line.
  ///
  /// - Parameter x: the preferred position of the caret.
  public func byte(from offset: Int, linesDown: Bool, x: Double) -> Int? {
    let caret = caret(atByte: offset)
    let y = linesDown ? caret.maxY + 1 / Self.unit : caret.y - 1 / Self.unit
    guard y >= 0, y < size.height else { return nil }
    return byte(at: ViewPoint(x: x, y: y))
  }

  /// The first and the last gap of the line containing a gap.
  public func line(atByte offset: Int) -> ClosedRange<Int> {
    var number: Int32 = 0
    pango_layout_index_to_line_x(layout, Int32(clamping: offset), 0, &number, nil)
    guard let line = pango_layout_get_line_readonly(layout, number)?.pointee else {
      return offset...offset
    }
    let start = Int(line.start_index)
    var end = start + Int(line.length)
    // The gap after the space at a line break belongs to the next line.
    if let next = pango_layout_get_line_readonly(layout, number + 1)?.pointee,
      Int(next.start_index) == end, end > start
    {
      end -= 1
    }
    return start...max(start, end)
  }

  /// The next gap visually to the left or right, regardless of the direction of reading; nil beyond the ends of the
  /// text.
  public func byte(nextTo offset: Int, onRight: Bool) -> Int? {
    var index: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_move_cursor_visually(
      layout, 1, Int32(clamping: offset), 0, onRight ? 1 : -1, &index, &trailing)
    guard index >= 0, index != Int32.max, let start = pango_layout_get_text(layout) else {
      return nil
    }
    guard trailing > 0 else { return Int(index) }
    let next = g_utf8_offset_to_pointer(start + Int(index), Int(trailing))
    return next.map { Int(bitPattern: $0) - Int(bitPattern: start) } ?? Int(index)
  }

  /// The backgrounds of selected characters.
  public func boxes(of bytes: Range<Int>) -> [ViewRect] {
    guard !bytes.isEmpty, let lines = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(lines) }
    var boxes: [ViewRect] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(lines) else { break }
      let start = Int(line.pointee.start_index)
      let end = start + Int(line.pointee.length)
      guard bytes.lowerBound <= end, bytes.upperBound > start else { continue }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &logical)
      var ranges: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(
        line, Int32(clamping: bytes.lowerBound), Int32(clamping: bytes.upperBound), &ranges, &count)
      defer { g_free(ranges) }
      for index in 0..<Int(count) {
        guard let ranges else { break }
        let (left, right) = (ranges[2 * index], ranges[2 * index + 1])
        boxes.append(
          ViewRect(
            x: Double(left) / Self.unit, y: Double(logical.y) / Self.unit,
            width: Double(right - left) / Self.unit, height: Double(logical.height) / Self.unit))
      }
    } while pango_layout_iter_next_line(lines) != 0
    return boxes
  }

  /// Whether the first line starts on the right.
  public var beginsOnRight: Bool { Self.beginsOnRight(layout) }

  static func beginsOnRight(_ layout: OpaquePointer) -> Bool {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return false }
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }
}
