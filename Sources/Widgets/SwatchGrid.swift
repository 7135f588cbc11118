public import Canvas
public import Base

/// A tray of enamel swatches with single selection.
public final class SwatchGrid: View {
  /// The colours in reading order. Setting them keeps the selection if it is still there.
  public var colors: [Color] {
    didSet {
      guard colors != oldValue else { return }
      if let selection, !colors.indices.contains(selection) { self.selection = nil }
      setNeedsDisplay()
    }
  }
  /// The number of swatches in a row.
  public private(set) var columns: Int
  /// The minimum number of places; those without a colour stay empty.
  private let slotCount: Int
  /// Posts the index of the colour chosen by the user.
  public let chosen = Signal<Int>()
  /// Posts the index of the colour whose menu is wanted, and the point of the scene for it.
  public let menuWanted = Signal<(index: Int, place: ViewPoint)>()
  /// The marked colour; nil if the current one isn't in the grid.
  public var selection: Int? {
    didSet {
      guard selection != oldValue else { return }
      accessibility.value = selection.map(names) ?? ""
      display(oldValue)
      display(selection)
    }
  }
  private var names: (Int) -> String
  private let chips = CachedDrawing()
  private var gaps: (columns: Set<Int>, rows: Set<Int>)
  private var hoveredSwatch: Int? {
    didSet {
      guard hoveredSwatch != oldValue else { return }
      display(oldValue)
      display(hoveredSwatch)
    }
  }
  private var cursor = 0 { didSet { if cursor != oldValue { noteAccessibleItem() } } }

  /// - Parameters:
  ///   - slotCount: the number of places if colours are added later.
  ///   - gaps: the columns and rows preceded by a gap.
  ///   - names: returns the name of a colour.
  public init(
    name: String, colors: [Color], columns: Int, slotCount: Int = 0,
    gaps: (columns: Set<Int>, rows: Set<Int>) = ([], []), names: @escaping (Int) -> String
  ) {
    self.colors = colors
    self.columns = max(1, columns)
    self.slotCount = slotCount
    self.gaps = gaps
    self.names = names
    super.init(
      Accessibility(.colorGrid, name: name, range: 0...Double(max(1, colors.count, slotCount) - 1)))
    pointerShape = .hand
  }

  /// Replaces the colours, with none selected.
  public func setColors(
    _ colors: [Color], columns: Int, gaps: (columns: Set<Int>, rows: Set<Int>) = ([], []),
    names: @escaping (Int) -> String
  ) {
    (selection, hoveredSwatch, cursor) = (nil, nil, 0)
    self.columns = max(1, columns)
    self.gaps = gaps
    self.names = names
    self.colors = colors
    accessibility.range = 0...Double(max(1, colors.count, slotCount) - 1)
    setNeedsDisplay()
  }

  public override var acceptsFocus: Bool { true }
  public override var accessibleItemCount: Int { colors.count }
  public override var currentAccessibleItem: Int? {
    colors.indices.contains(cursor) ? cursor : nil
  }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard colors.indices.contains(index) else { return nil }
    return AccessibleItem(
      Accessibility(.menuItem, name: names(index)), frame: cell(of: index),
      isSelected: index == selection
    ) { [weak self] in self?.chosen.post(index) }
  }

  /// The content of the swatches' picture.
  private struct Chips: Hashable {
    var colors: [Color]
    var columns: Int
    var isEnabled: Bool
  }

  // MARK: Measures

  private static let inset = 5.0
  private static let gap = 4.0
  private static let tallestChip = 22.0
  /// The frame of the selected swatch. Pure white is reserved for paper.
  private static let frame = Color(0xFDFBF6)

  private var rows: Int { (max(colors.count, slotCount, 1) + columns - 1) / columns }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(
      width: width,
      height: Self.height(width: width, columns: columns, rows: rows, rowGaps: gaps.rows.count))
  }

  /// Returns the height of a grid with nearly square swatches.
  public static func height(width: Double, columns: Int, rows: Int, rowGaps: Int) -> Double {
    let chip = min((width - 2 * inset) / Double(columns) * 0.84, tallestChip)
    return (chip * Double(rows) + Double(rowGaps) * gap + 2 * inset).rounded()
  }

  /// Returns the start of a column or row.
  private func edge(_ index: Int, of count: Int, length: Double, gaps: Set<Int>) -> Double {
    let room = length - 2 * Self.inset - Double(gaps.count) * Self.gap
    let before = Double(gaps.count { $0 <= index }) * Self.gap
    return Self.inset + before + room * Double(index) / Double(count)
  }

  /// Returns the swatch with its share of the surrounding space.
  private func cell(of index: Int) -> ViewRect {
    let column = index % columns
    let row = index / columns
    let x = edge(column, of: columns, length: bounds.width, gaps: gaps.columns)
    let y = edge(row, of: rows, length: bounds.height, gaps: gaps.rows)
    let room = bounds.width - 2 * Self.inset - Double(gaps.columns.count) * Self.gap
    let height = bounds.height - 2 * Self.inset - Double(gaps.rows.count) * Self.gap
    return snapped(
      ViewRect(
        x: x, y: y, width: room / Double(columns), height: height / Double(rows)))
  }

  private func swatch(at point: ViewPoint) -> Int? {
    colors.indices.first { cell(of: $0).contains(point) }
  }

  private func display(_ index: Int?) {
    guard let index, colors.indices.contains(index) else { return }
    setNeedsDisplay(cell(of: index).inset(-5))
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    chips.draw(
      pass, in: bounds, showing: Chips(colors: colors, columns: columns, isEnabled: isUsable)
    ) {
      drawChips($0)
    }
    if let hoveredSwatch, hoveredSwatch != selection {
      drawFrame(hoveredSwatch, pass, width: 1.5, color: Self.frame, reach: 0)
    }
    if let selection, colors.indices.contains(selection) { drawSelection(selection, pass) }
    if pass.showsFocus, colors.indices.contains(cursor) {
      pass.drawLitRing(cell(of: cursor).inset(-2), radius: 4)
    }
  }

  private func drawChips(_ pass: RenderPass) {
    let context = pass.context
    pass.fillWell(snapped(bounds.inset(1)), radius: 6)
    context.setColor(Color.white.with(alpha: 0.09))
    for slot in colors.count..<max(colors.count, slotCount) {
      context.roundedRectangle(cell(of: slot).inset(1.5), radius: 1.5)
      context.fill()
    }
    for (index, color) in colors.enumerated() {
      let cell = cell(of: index)
      let chip = ViewRect(
        x: cell.x, y: cell.y, width: cell.width - pass.hairline, height: cell.height - pass.hairline
      )
      if color.alpha < 1 { pass.drawTranslucencySquares(chip, side: 4) }
      context.roundedRectangle(chip, radius: 1.5)
      context.setColor(shown(color, pass))
      context.fill()
      // Enamel has a bright upper and a dark lower edge, with the unmodified colour between.
      context.setColor(Color.white.with(alpha: 0.22))
      context.rectangle(ViewRect(x: chip.x, y: chip.y, width: chip.width, height: pass.hairline))
      context.fill()
      context.setColor(Color.black.with(alpha: 0.25))
      context.rectangle(
        ViewRect(
          x: chip.x, y: chip.maxY - pass.hairline, width: chip.width, height: pass.hairline))
      context.fill()
    }
  }

  private func drawFrame(
    _ index: Int, _ pass: RenderPass, width: Double, color: Color, reach: Double
  ) {
    let area = cell(of: index)
    pass.context.setLine(width: width)
    pass.context.setColor(color)
    pass.context.roundedRectangle(area.inset(width / 2 - reach), radius: 2 + reach)
    pass.context.stroke()
  }

  /// Draws the selected swatch, raised in a double frame that shows on every colour.
  private func drawSelection(_ index: Int, _ pass: RenderPass) {
    let context = pass.context
    let area = cell(of: index).inset(-2)
    context.setColor(Color.black.with(alpha: 0.6))
    context.roundedRectangle(area.offset(by: Light.shadow(1.5)).inset(-1), radius: 4)
    context.fill()
    if colors[index].alpha < 1 { pass.drawTranslucencySquares(area, side: 4) }
    context.setColor(shown(colors[index], pass))
    context.roundedRectangle(area, radius: 3)
    context.fill()
    drawFrame(index, pass, width: 1, color: .black, reach: 1)
    drawFrame(
      index, pass, width: 1.5, color: Self.frame.with(alpha: isUsable ? 1 : 0.5), reach: 2.5)
  }

  private func shown(_ color: Color, _ pass: RenderPass) -> Color {
    isUsable ? color : color.mixed(with: pass.faceplate.metal, by: 0.7)
  }

  // MARK: Input

  private func choose(_ index: Int) {
    display(cursor)
    cursor = index
    display(cursor)
    guard index != selection else { return }
    selection = index
    chosen.post(index)
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard let swatch = swatch(at: event.position) else { return false }
    switch button {
    case .primary: choose(swatch)
    case .secondary: menuWanted.post((swatch, positionInScene(event.position)))
    default: return false
    }
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    if let swatch = swatch(at: event.position) { choose(swatch) }
  }

  public override func hovered(_ event: PointerEvent) { hoveredSwatch = swatch(at: event.position) }

  public override func hoverChanged() {
    if !isHovered { hoveredSwatch = nil }
  }

  public override func focusChanged() {
    if isFocused { cursor = selection ?? min(cursor, max(0, colors.count - 1)) }
    display(cursor)
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty else { return false }
    let target: Int
    switch event.key {
    case .left: target = cursor - 1
    case .right: target = cursor + 1
    case .up: target = cursor - columns
    case .down: target = cursor + columns
    case .pageUp: target = cursor % columns
    case .pageDown: target = (rows - 1) * columns + cursor % columns
    case .home: target = 0
    case .end: target = colors.count - 1
    case .space, .enter: target = cursor
    case .menu:
      guard colors.indices.contains(cursor) else { return false }
      menuWanted.post((cursor, positionInScene(cell(of: cursor).center)))
      return true
    default: return false
    }
    if colors.indices.contains(target) { choose(target) }
    return true
  }
}
