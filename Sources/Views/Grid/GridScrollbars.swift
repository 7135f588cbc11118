import Canvas
public import Base
public import Widgets

/// The scroll bars of a grid, which show the visible part of its extent.
public final class GridScrollbars {
  /// The bar at the lower edge.
  public let horizontal: GridScrollbar
  /// The bar at the right edge.
  public let vertical: GridScrollbar
  private weak var grid: GridView?
  /// The cells that the bars make reachable in addition to the visible ones; nil for none.
  public var extent: CellRect? { didSet { if extent != oldValue { updateBars() } } }

  init(_ grid: GridView) {
    self.grid = grid
    horizontal = GridScrollbar(.horizontal)
    vertical = GridScrollbar(.vertical)
    horizontal.moved = { [weak grid] in grid?.pan(by: ViewPoint(x: -$0, y: 0)) }
    vertical.moved = { [weak grid] in grid?.pan(by: ViewPoint(x: 0, y: -$0)) }
  }

  func layout(in area: ViewRect) {
    let width = GridScrollbar.width
    horizontal.frame = ViewRect(
      x: area.x, y: area.maxY - width, width: max(0, area.width - width), height: width)
    vertical.frame = ViewRect(
      x: area.maxX - width, y: area.y, width: width, height: max(0, area.height - width))
    updateBars()
  }

  /// Updates the bars after the grid has moved.
  public func updateBars() {
    guard let grid, let extent, !grid.bounds.isEmpty else {
      for bar in [horizontal, vertical] { bar.isHidden = true }
      return
    }
    let viewport = grid.viewport
    func updateBar(
      _ bar: GridScrollbar, _ first: Int, _ count: Int, _ origin: Int, _ length: Double
    ) {
      let start = (Double(origin) + Double(first) * viewport.cellSide) / grid.scale
      let end = start + Double(count) * viewport.cellSide / grid.scale
      // Allow scrolling past the extent by half a window.
      bar.setRange(
        from: min(start - length / 2, 0), to: max(end + length / 2, length), length: length)
      bar.isHidden = start >= 0 && end <= length
    }
    updateBar(horizontal, extent.x, extent.width, viewport.x, grid.bounds.width)
    updateBar(vertical, extent.y, extent.height, viewport.y, grid.bounds.height)
  }
}

/// A scroll bar with a thumb that the pointer drags.
public final class GridScrollbar: View {
  enum Direction { case horizontal, vertical }

  /// Called with the distance to move the visible part by, in points.
  var moved: (Double) -> Void = { _ in }
  private let direction: Direction
  /// The extent relative to the visible start, and the visible length, in points.
  private var range = (start: 0.0, end: 1.0, length: 1.0)
  /// The grabbed position on the thumb, from its start; nil while not dragging.
  private var dragOffset: Double?

  static let width = 12.0
  private static let leastThumb = 28.0

  init(_ direction: Direction) {
    self.direction = direction
    super.init(Accessibility(.slider))
    isHidden = true
  }

  func setRange(from start: Double, to end: Double, length: Double) {
    guard range != (start, end, length) else { return }
    range = (start, end, length)
    setNeedsDisplay()
  }

  private var track: Double { (direction == .horizontal ? bounds.width : bounds.height) - 4 }

  /// The start and the length of the thumb.
  private var thumb: (start: Double, length: Double) {
    let whole = max(1, range.end - range.start)
    let length = min(track, max(Self.leastThumb, track * range.length / whole))
    let free = max(1e-9, whole - range.length)
    return (2 + (track - length) * min(max(-range.start / free, 0), 1), length)
  }

  public override var keepsDirection: Bool { true }

  public override func draw(_ pass: RenderPass) {
    let thumb = thumb
    let isActive = isHovered || dragOffset != nil
    let thickness = isActive ? 8.0 : 6.0
    let inset = (Self.width - thickness) / 2
    let rect =
      direction == .horizontal
      ? ViewRect(x: thumb.start, y: inset, width: thumb.length, height: thickness)
      : ViewRect(x: inset, y: thumb.start, width: thickness, height: thumb.length)
    pass.context.setColor(Color(0xBDB6AC, alpha: isActive ? 0.85 : 0.45))
    pass.context.roundedRectangle(rect, radius: thickness / 2)
    pass.context.fill()
  }

  private func along(_ event: PointerEvent) -> Double {
    direction == .horizontal ? event.position.x : event.position.y
  }

  public override var fingerUse: FingerUse? { .drags }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    let viewport = along(event)
    let thumb = thumb
    if viewport < thumb.start || viewport > thumb.start + thumb.length {
      // Scroll a page towards the pointer.
      moved(viewport < thumb.start ? -range.length * 0.9 : range.length * 0.9)
    }
    let held = self.thumb
    dragOffset = min(max(viewport - held.start, 0), held.length)
    setNeedsDisplay()
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard let dragOffset else { return }
    let thumb = thumb
    let free = max(1, track - thumb.length)
    // Don't drag past the end of the track.
    let wanted = min(max(along(event) - dragOffset, 2), 2 + free)
    moved((wanted - thumb.start) * (range.end - range.start - range.length) / free)
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) { end() }

  public override func pressCancelled() { end() }

  private func end() {
    dragOffset = nil
    setNeedsDisplay()
  }
}
