public import Canvas
public import Geometry
public import Input

/// One choice of a few, side by side, each drawn by whoever uses the control.
public final class SegmentedControl: View {
  /// What one segment stands for.
  public struct Segment {
    public var name: String
    /// Draws the segment's picture in the context's current colour.
    public var draw: (DrawingContext, ViewRect) -> Void

    public init(name: String, draw: @escaping (DrawingContext, ViewRect) -> Void) {
      self.name = name
      self.draw = draw
    }
  }

  public let segments: [Segment]
  /// Tells of changes by the user and by code alike, once for each.
  public let changed = Signal<Int>()
  private var storedSelection: Int
  private var hoveredSegment: Int? {
    didSet { if hoveredSegment != oldValue { setNeedsDisplay() } }
  }
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }

  public init(name: String, segments: [Segment], selection: Int) {
    self.segments = segments
    storedSelection = selection
    super.init(Accessibility(.choice, name: name, value: segments[selection].name))
    pointerShape = .hand
  }

  /// An index into `segments`; others are ignored.
  public var selection: Int {
    get { storedSelection }
    set {
      guard segments.indices.contains(newValue), newValue != storedSelection else { return }
      storedSelection = newValue
      accessibility.value = segments[newValue].name
      setNeedsDisplay()
      changed.post(newValue)
    }
  }

  public override var acceptsFocus: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: 40)
  }

  private func rect(of segment: Int) -> ViewRect {
    let width = bounds.width / Double(segments.count)
    return ViewRect(
      x: (Double(segment) * width).rounded(), y: 0,
      width: (Double(segment + 1) * width).rounded() - (Double(segment) * width).rounded(),
      height: bounds.height)
  }

  private func segment(at point: ViewPoint) -> Int? {
    segments.indices.first { rect(of: $0).contains(point) }
  }

  public override func draw(_ pass: DrawPass) {
    let theme = pass.theme
    let context = pass.context
    context.setColor(isEnabled ? theme.control : theme.control.with(alpha: 0.5))
    context.roundedRectangle(bounds, radius: theme.radius)
    context.fill()
    for (index, segment) in segments.enumerated() {
      let area = rect(of: index).inset(3)
      let isSelected = index == selection
      if isSelected || index == hoveredSegment {
        context.setColor(
          isSelected
            ? theme.accent : isPressed ? theme.controlPressed : theme.controlHover)
        context.roundedRectangle(area, radius: theme.radius - 2)
        context.fill()
      }
      context.setColor(
        !isEnabled ? theme.disabledText : isSelected ? theme.onAccent : theme.text)
      context.saved { segment.draw(context, area) }
    }
    pass.drawFocusRing(bounds, radius: theme.radius)
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    isPressed = true
    if let segment = segment(at: event.position) { selection = segment }
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    if let segment = segment(at: event.position) { selection = segment }
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    isPressed = false
  }

  public override func pressCancelled() { isPressed = false }

  public override func hovered(_ event: PointerEvent) {
    hoveredSegment = segment(at: event.position)
  }

  public override func hoverChanged() {
    if !isHovered { hoveredSegment = nil }
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    selection += dy > 0 ? 1 : -1
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .left, .up: selection -= 1
    case .right, .down: selection += 1
    case .home: selection = 0
    case .end: selection = segments.count - 1
    default: return false
    }
    return true
  }
}
