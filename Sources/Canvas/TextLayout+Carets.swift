import CPango
public import Base

// Where carets stand in paragraphs, and what is found at a place. Offsets count UTF-8 bytes.
extension TextLayout {
  /// The line that a caret before the character at an offset draws: without a width.
  public func caret(atByte offset: Int) -> ViewRect {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, Int32(clamping: offset), &strong, nil)
    return ViewRect(
      x: Double(strong.x) / Self.unit, y: Double(strong.y) / Self.unit, width: 0,
      height: Double(strong.height) / Self.unit)
  }

  /// The gap between characters that is nearest to a place; of places above and below, in the first or last line.
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

  /// The gap that lies over another one, or under it; nil in the first line, or the last.
  ///
  /// - Parameter x: where the caret would like to stand.
  public func byte(from offset: Int, linesDown: Bool, x: Double) -> Int? {
    let caret = caret(atByte: offset)
    let y = linesDown ? caret.maxY + 1 / Self.unit : caret.y - 1 / Self.unit
    guard y >= 0, y < size.height else { return nil }
    return byte(at: ViewPoint(x: x, y: y))
  }

  /// The first and the last gap of the line that one is in.
  public func line(atByte offset: Int) -> ClosedRange<Int> {
    var number: Int32 = 0
    pango_layout_index_to_line_x(layout, Int32(clamping: offset), 0, &number, nil)
    guard let line = pango_layout_get_line_readonly(layout, number)?.pointee else {
      return offset...offset
    }
    let start = Int(line.start_index)
    var end = start + Int(line.length)
    // The gap after the space where a line breaks is in the next one.
    if let next = pango_layout_get_line_readonly(layout, number + 1)?.pointee,
      Int(next.start_index) == end, end > start
    {
      end -= 1
    }
    return start...max(start, end)
  }

  /// Where the caret comes to stand when it moves to the next gap that is seen at its left or right, whichever way
  /// the characters are read; nil beyond the ends of the text.
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

  /// What is behind selected characters.
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

  /// Whether the first line begins on the right.
  public var beginsOnRight: Bool { Self.beginsOnRight(layout) }

  static func beginsOnRight(_ layout: OpaquePointer) -> Bool {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return false }
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }
}
