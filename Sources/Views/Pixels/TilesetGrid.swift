public import Canvas
public import Base
public import Widgets

/// The tiles of a tileset in rows, with one selected for placing.
public final class TilesetGrid: View {
  /// The pictures of the tiles, with a pixel for each cell.
  public var tiles: [Surface] = [] {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The selected tile, which is scrolled into view.
  public var selection = 0 {
    didSet {
      guard selection != oldValue else { return }
      isToReveal = true
      noteAccessibleItem()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// Posts the index of the tile that the user chose.
  public let chosen = Signal<Int>()
  /// Posted by Alt with an arrow, to move the selected tile one place back or forward.
  public let moved = Signal<Int>()
  /// Posted when the user deletes the chosen tile by key.
  public let removed = Signal<Void>()
  private var scrolling = Scrolling()
  private var isToReveal = false
  private var hoveredTile: Int? { didSet { if hoveredTile != oldValue { setNeedsDisplay() } } }
  private let names: (Int) -> String

  /// - Parameter names: returns the name of a tile.
  public init(name: String, names: @escaping (Int) -> String) {
    self.names = names
    super.init(Accessibility(.colorGrid, name: name))
    pointerShape = .hand
  }

  public override var acceptsFocus: Bool { true }
  public override var accessibleItemCount: Int { tiles.count }
  public override var currentAccessibleItem: Int? { selection }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard tiles.indices.contains(index) else { return nil }
    return AccessibleItem(
      Accessibility(.button, name: names(index)), frame: rect(of: index),
      isSelected: index == selection
    ) { [weak self] in self?.chosen.post(index) }
  }

  // MARK: Measures

  private static let leastSide = 36.0
  private static let trackWidth = 8.0

  private var columns: Int {
    max(1, Int(saturating: (bounds.width - Self.trackWidth) / Self.leastSide))
  }
  private var side: Double { max(1, (bounds.width - Self.trackWidth) / Double(columns)) }

  private func rect(of index: Int) -> ViewRect {
    snapped(
      ViewRect(
        x: Double(index % columns) * side, y: Double(index / columns) * side - scrolling.offset,
        width: side, height: side))
  }

  private func tile(at point: ViewPoint) -> Int? {
    guard bounds.contains(point), point.x < side * Double(columns) else { return nil }
    let row = Int(saturating: ((point.y + scrolling.offset) / side).rounded(.down))
    let index = row * columns + min(columns - 1, Int(saturating: point.x / side))
    return tiles.indices.contains(index) ? index : nil
  }

  public override func layout() {
    let rows = (tiles.count + columns - 1) / columns
    scrolling.resize(content: Double(rows) * side, visible: bounds.height)
    guard isToReveal else { return }
    isToReveal = false
    let row = Double(selection / columns)
    scrolling.reveal(from: row * side, to: (row + 1) * side)
    setNeedsDisplay()
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    for index in tiles.indices {
      let cell = rect(of: index)
      guard cell.intersects(pass.damage) else { continue }
      draw(tiles[index], in: cell.inset(3), pass)
      guard index == selection || index == hoveredTile else { continue }
      pass.context.setColor(
        index == selection ? pass.theme.accent : pass.theme.text.with(alpha: 0.45))
      pass.context.setLine(width: index == selection ? 2 : 1.5)
      pass.context.roundedRectangle(cell.inset(1.5), radius: 3)
      pass.context.stroke()
    }
  }

  /// Draws a tile centred in its place, with an integer scale if it fits.
  private func draw(_ tile: Surface, in place: ViewRect, _ pass: RenderPass) {
    let (width, height) = (Double(tile.size.width), Double(tile.size.height))
    let fitting = min(place.width / width, place.height / height) * pass.scale
    let scale = (fitting >= 1 ? fitting.rounded(.down) : fitting) / pass.scale
    let frame = snapped(
      ViewRect(
        x: place.x + (place.width - width * scale) / 2,
        y: place.y + (place.height - height * scale) / 2, width: width * scale,
        height: height * scale))
    pass.context.fillTranslucencySquares(frame, side: 4)
    pass.context.paint(tile, in: frame, filter: fitting >= 1 ? .nearest : .good)
  }

  public override func drawOverlay(_ pass: RenderPass) {
    pass.drawFocusRing(bounds, radius: 3)
    guard let thumb = scrolling.thumb(trackHeight: bounds.height - 4) else { return }
    pass.context.setColor(pass.theme.text.with(alpha: isHovered ? 0.5 : 0.3))
    pass.context.roundedRectangle(
      ViewRect(x: bounds.width - 5, y: 2 + thumb.y, width: 4, height: thumb.height), radius: 2)
    pass.context.fill()
  }

  // MARK: Input

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary, let index = tile(at: event.position) else { return false }
    chosen.post(index)
    return true
  }

  public override func hovered(_ event: PointerEvent) {
    hoveredTile = tile(at: event.position)
    tooltip = hoveredTile.map(names)
  }

  public override func hoverChanged() {
    if !isHovered { hoveredTile = nil }
  }

  public override var fingerUse: FingerUse? { scrolling.fingerUse }
  public override var wheelNotch: ViewPoint { ViewPoint(x: 2 * side, y: 2 * side) }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard scrolling.farthest > 0 else { return false }
    scrolling.scroll(to: (scrolling.offset + dy * 2 * side).rounded())
    setNeedsDisplay()
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused else { return false }
    if event.modifiers == .alt, event.key == .left || event.key == .right {
      moved.post(event.key == .left ? -1 : 1)
      return true
    }
    guard event.modifiers.isEmpty else { return false }
    let target: Int
    switch event.key {
    case .left: target = selection - 1
    case .right: target = selection + 1
    case .up: target = selection - columns
    case .down: target = selection + columns
    case .home: target = 0
    case .end: target = tiles.count - 1
    case .delete:
      removed.post(())
      return true
    default: return false
    }
    if tiles.indices.contains(target) { chosen.post(target) }
    return true
  }
}
