public import Canvas
public import Base
public import Widgets

/// The colours of a palette in rows. The primary and the secondary button each choose one.
public final class PaletteGrid: View {
  /// The colours in reading order, by their index.
  public var colors: [Color] = [] {
    didSet {
      guard colors != oldValue else { return }
      // The parent's layout depends on our height.
      if colors.count != oldValue.count { parent?.setNeedsLayout() }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The colour of the primary button, which is scrolled into view; nil for none.
  public var primary: Int? {
    didSet {
      guard primary != oldValue else { return }
      isPrimaryToReveal = true
      noteAccessibleItem()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The colour of the secondary button; nil for none.
  public var secondary: Int? { didSet { if secondary != oldValue { setNeedsDisplay() } } }
  /// The ranges of colours that form ramps, each marked by a line.
  public var ramps: [ClosedRange<Int>] = [] {
    didSet { if ramps != oldValue { setNeedsDisplay() } }
  }
  /// Posts the chosen colour and its button.
  public let chosen = Signal<(index: Int, isSecondary: Bool)>()
  /// Posts a range of colours chosen with Shift as a ramp.
  public let rampChosen = Signal<ClosedRange<Int>>()
  /// Posts a colour's new place, after dragging it or moving it with Ctrl and an arrow.
  public let moved = Signal<(index: Int, place: Int)>()
  /// Posted by a double click, to edit a colour.
  public let editWanted = Signal<Int>()
  private var scrolling = Scrolling()
  private var isPrimaryToReveal = false
  private var hoveredColor: Int? { didSet { if hoveredColor != oldValue { setNeedsDisplay() } } }
  private var clicks = ClickCounter()
  private let names: (Int) -> String
  /// The pressed colour and the position of the press; nil without a press.
  private var pressed: (index: Int, position: ViewPoint)?
  /// The drop position of a dragged colour; nil without a drag.
  private var target: Int? { didSet { if target != oldValue { setNeedsDisplay() } } }

  /// - Parameter names: returns the name of a colour.
  public init(name: String, names: @escaping (Int) -> String) {
    self.names = names
    super.init(Accessibility(.colorGrid, name: name))
    pointerShape = .hand
  }

  public override var accessibleItemCount: Int { colors.count }
  public override var currentAccessibleItem: Int? { primary }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard colors.indices.contains(index) else { return nil }
    return AccessibleItem(
      Accessibility(.button, name: names(index)), frame: rect(of: index),
      isSelected: index == primary
    ) { [weak self] in self?.chosen.post((index, false)) }
  }

  public override var acceptsFocus: Bool { true }

  // MARK: Measures

  private static let leastSide = 22.0

  /// The width of the scroll bar, if there is one.
  private static let trackWidth = 8.0

  /// The width of the columns, in points.
  private var contentWidth: Double {
    let isScrolled = height(width: bounds.width).rounded(.up) > bounds.height
    return max(1, bounds.width - (isScrolled ? Self.trackWidth : 0))
  }

  private var columns: Int { max(1, Int(saturating: contentWidth / Self.leastSide)) }

  private var side: Double { contentWidth / Double(columns) }

  private func rect(of index: Int) -> ViewRect {
    snapped(
      ViewRect(
        x: Double(index % columns) * side, y: Double(index / columns) * side - scrolling.offset,
        width: side, height: side))
  }

  private func color(at point: ViewPoint) -> Int? {
    guard bounds.contains(point), point.x < contentWidth else { return nil }
    let row = Int(saturating: ((point.y + scrolling.offset) / side).rounded(.down))
    let index = row * columns + min(columns - 1, Int(saturating: point.x / side))
    return colors.indices.contains(index) ? index : nil
  }

  /// Returns the height of all colours for a width.
  public func height(width: Double) -> Double {
    let columns = max(1, Int(saturating: width / Self.leastSide))
    return Double((colors.count + columns - 1) / columns) * width / Double(columns)
  }

  public override func layout() {
    scrolling.resize(content: height(width: contentWidth), visible: bounds.height)
    guard isPrimaryToReveal else { return }
    isPrimaryToReveal = false
    if let primary { reveal(primary) }
  }

  private func reveal(_ index: Int) {
    let row = Double(index / columns)
    scrolling.reveal(from: row * side, to: (row + 1) * side)
    setNeedsDisplay()
  }

  /// Returns the visible part of a colour's frame; empty if it is out of view.
  public func visibleFrame(of index: Int) -> ViewRect { rect(of: index).intersection(bounds) }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    let context = pass.context
    for index in colors.indices {
      let cell = rect(of: index)
      guard cell.intersects(pass.damage) else { continue }
      let chip = cell.inset(1)
      if colors[index].alpha < 1 {
        context.fillTranslucencySquares(chip, side: 5, pass.theme.translucency)
      }
      context.setColor(colors[index])
      context.roundedRectangle(chip, radius: 2)
      context.fill()
      if let ramp = ramps.first(where: { $0.contains(index) }) { drawLine(of: ramp, index, pass) }
      pass.drawChipState(
        chip, isPrimary: false, isSecondary: index == secondary,
        isHovered: index == hoveredColor && index != primary)
    }
    if let primary, colors.indices.contains(primary) {
      // Draw it over its neighbours.
      pass.drawChipState(
        rect(of: primary).inset(1), isPrimary: true, isSecondary: primary == secondary,
        isHovered: false)
    }
    drawTarget(pass)
  }

  /// Draws the drop position of a dragged colour.
  private func drawTarget(_ pass: RenderPass) {
    guard let target, let pressed, target != pressed.index else { return }
    let cell = rect(of: target)
    let x = target > pressed.index ? cell.maxX : cell.x
    let bar = ViewRect(
      x: min(max(x - 2, 0), bounds.width - 4), y: cell.y, width: 4, height: cell.height)
    for (rect, color) in [(bar.inset(-1), pass.theme.panel), (bar, pass.theme.accent)] {
      pass.context.setColor(color)
      pass.context.roundedRectangle(rect, radius: 2)
      pass.context.fill()
    }
  }

  /// Draws the line below a colour of a ramp, interrupted between adjacent ramps.
  private func drawLine(of ramp: ClosedRange<Int>, _ index: Int, _ pass: RenderPass) {
    let cell = rect(of: index)
    let left = index == ramp.lowerBound ? 3.0 : 0
    let right = index == ramp.upperBound ? 3.0 : 0
    pass.context.setColor(pass.theme.accent)
    pass.context.rectangle(
      ViewRect(x: cell.x + left, y: cell.maxY - 2, width: cell.width - left - right, height: 2))
    pass.context.fill()
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
    guard let index = color(at: event.position) else { return false }
    switch button {
    case .primary:
      let isDouble = clicks.isSecond(event, by: habits)
      if event.modifiers.contains(.shift) {
        let other = primary ?? index
        rampChosen.post(min(index, other)...max(index, other))
        return true
      }
      chosen.post((index, false))
      pressed = (index, event.position)
      if isDouble {
        pressed = nil
        editWanted.post(index)
      }
      return true
    case .secondary:
      chosen.post((index, true))
      return true
    default: return false
    }
  }

  private static let usualDragThreshold = 4.0

  public override func dragged(_ event: PointerEvent) {
    guard let pressed else { return }
    let way = event.position - pressed.position
    let threshold = habits.dragThreshold ?? Self.usualDragThreshold
    guard target != nil || max(abs(way.x), abs(way.y)) > threshold else { return }
    target = color(at: event.position) ?? pressed.index
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    guard button == .primary else { return }
    if let pressed, let target, target != pressed.index { moved.post((pressed.index, target)) }
    (pressed, target) = (nil, nil)
  }

  public override func pressCancelled() { (pressed, target) = (nil, nil) }

  public override func hovered(_ event: PointerEvent) {
    hoveredColor = color(at: event.position)
    tooltip = hoveredColor.map(names)
  }

  public override func hoverChanged() {
    if !isHovered { hoveredColor = nil }
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
    guard isFocused, event.modifiers.subtracting(.control).isEmpty else { return false }
    let isMoving = event.modifiers.contains(.control)
    let current = primary ?? 0
    let target: Int
    switch event.key {
    case .left: target = current - 1
    case .right: target = current + 1
    case .up: target = current - columns
    case .down: target = current + columns
    case .home: target = 0
    case .end: target = colors.count - 1
    case .enter where !isMoving:
      editWanted.post(current)
      return true
    default: return false
    }
    if colors.indices.contains(target) {
      if isMoving { moved.post((current, target)) } else { chosen.post((target, false)) }
      reveal(target)
    }
    return true
  }
}
