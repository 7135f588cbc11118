public import Canvas
public import Geometry
public import Input

/// A grid of colours of which one may be chosen.
public final class SwatchGrid: View {
  public let colors: [Color]
  public let columns: Int
  /// Tells of choices by the user, with the index of the colour.
  public let chosen = Signal<Int>()
  /// The colour that is marked; nil where the current one is not in the grid.
  public var selection: Int? { didSet { if selection != oldValue { setNeedsDisplay() } } }
  private let names: (Int) -> String
  private var hoveredSwatch: Int? {
    didSet { if hoveredSwatch != oldValue { setNeedsDisplay() } }
  }
  private var cursor = 0
  /// In a wide place the swatches grow in width alone.
  private static let tallestSwatch = 29.0

  public init(name: String, colors: [Color], columns: Int, names: @escaping (Int) -> String) {
    self.colors = colors
    self.columns = columns
    self.names = names
    super.init(Accessibility(.colorGrid, name: name))
    pointerShape = .hand
  }

  public override var acceptsFocus: Bool { true }

  private var rows: Int { (colors.count + columns - 1) / columns }

  public override func preferredSize(width: Double) -> ViewSize {
    let side = min((width / Double(columns)).rounded(.down), Self.tallestSwatch)
    return ViewSize(width: width, height: side * Double(rows))
  }

  private func rect(of index: Int) -> ViewRect {
    let width = bounds.width / Double(columns)
    let height = bounds.height / Double(rows)
    return ViewRect(
      x: Double(index % columns) * width, y: Double(index / columns) * height, width: width,
      height: height
    ).inset(1.5)
  }

  private func swatch(at point: ViewPoint) -> Int? {
    colors.indices.first { rect(of: $0).inset(-1.5).contains(point) }
  }

  public override func draw(_ pass: DrawPass) {
    let theme = pass.theme
    let context = pass.context
    for (index, color) in colors.enumerated() {
      let area = rect(of: index)
      context.setColor(color)
      context.roundedRectangle(area, radius: 4)
      context.fill()
      context.setLine(width: pass.hairline)
      context.setColor(theme.text.with(alpha: 0.25))
      context.roundedRectangle(area.inset(pass.hairline / 2), radius: 4)
      context.stroke()
      let isSelected = index == selection
      if isSelected || index == hoveredSwatch {
        context.setLine(width: 2)
        context.setColor(isSelected ? theme.text : theme.secondaryText)
        context.roundedRectangle(area.inset(-0.5), radius: 4.5)
        context.stroke()
      }
      if isSelected {
        let isPale = 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue > 0.55
        context.setColor(isPale ? .black : .white)
        context.circle(x: area.midX, y: area.midY, radius: 3)
        context.fill()
      }
      if pass.showsFocus, index == cursor { pass.drawFocusRing(area.inset(-1.5), radius: 5) }
    }
  }

  private func choose(_ index: Int) {
    cursor = index
    guard index != selection else { return }
    selection = index
    accessibility.value = names(index)
    chosen.post(index)
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary, let swatch = swatch(at: event.position) else { return false }
    choose(swatch)
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    if let swatch = swatch(at: event.position) { choose(swatch) }
  }

  public override func hovered(_ event: PointerEvent) {
    hoveredSwatch = swatch(at: event.position)
  }

  public override func hoverChanged() {
    if !isHovered { hoveredSwatch = nil }
  }

  public override func focusChanged() {
    if isFocused { cursor = selection ?? cursor }
    setNeedsDisplay()
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty else { return false }
    let target: Int
    switch event.key {
    case .left: target = cursor - 1
    case .right: target = cursor + 1
    case .up: target = cursor - columns
    case .down: target = cursor + columns
    case .home: target = 0
    case .end: target = colors.count - 1
    default: return false
    }
    if colors.indices.contains(target) { choose(target) }
    return true
  }
}
