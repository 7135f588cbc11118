import Canvas
import Base
import Widgets

/// The scroll bar at the right edge of the collection, and the scroll position.
struct CollectionScrollbar {
  private(set) var scrolling = Scrolling()
  /// The grabbed position on the thumb, from its upper end; nil while not dragging.
  private var dragOffset: Double?
  /// The bar's width, and its margin above and below the thumb.
  private static let (width, margin) = (14.0, 4.0)

  var isDragged: Bool { dragOffset != nil }

  func area(in bounds: ViewRect) -> ViewRect {
    ViewRect(
      x: bounds.width - Self.width, y: 0,
      width: scrolling.farthest > 0 ? Self.width : 0, height: bounds.height)
  }

  mutating func resize(content: Double, visible: Double) {
    scrolling.resize(content: content, visible: visible)
  }

  /// - Returns: whether anything changed; the offset is in whole points.
  mutating func scroll(_ change: (inout Scrolling) -> Void) -> Bool {
    let before = scrolling.offset
    change(&scrolling)
    scrolling.scroll(to: scrolling.offset.rounded())
    return scrolling.offset != before
  }

  private func track(in bounds: ViewRect) -> Double { bounds.height - 2 * Self.margin }

  /// Grabs the thumb, moving it to the pointer first if that is elsewhere.
  mutating func press(at y: Double, in bounds: ViewRect) -> Bool {
    guard let thumb = scrolling.thumb(trackHeight: track(in: bounds)) else { return false }
    let y0 = thumb.y + Self.margin
    dragOffset = y >= y0 && y < y0 + thumb.height ? y - thumb.y : thumb.height / 2
    return drag(to: y, in: bounds)
  }

  mutating func drag(to y: Double, in bounds: ViewRect) -> Bool {
    let track = track(in: bounds)
    guard let dragOffset, let thumb = scrolling.thumb(trackHeight: track) else { return false }
    let room = track - thumb.height
    return scroll { $0.scroll(to: room > 0 ? (y - dragOffset) / room * $0.farthest : 0) }
  }

  mutating func release() { dragOffset = nil }

  func draw(_ pass: RenderPass, in bounds: ViewRect, isHovered: Bool) {
    guard let thumb = scrolling.thumb(trackHeight: track(in: bounds)) else { return }
    pass.context.setColor(pass.theme.text.with(alpha: isDragged || isHovered ? 0.38 : 0.2))
    pass.context.roundedRectangle(
      ViewRect(
        x: bounds.width - 10, y: Self.margin + thumb.y, width: 6, height: thumb.height), radius: 3)
    pass.context.fill()
  }
}
