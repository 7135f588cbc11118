import Canvas
public import Base
public import Widgets

/// The cels of an animation: a row for each layer, the uppermost first, and a column for each frame, aligned with the
/// frame strip above.
public final class CelTable: View {
  /// A position in the table.
  public struct Position: Equatable, Sendable {
    /// The row, from 0 at the top.
    public var row: Int
    /// The column, which is the index of the frame.
    public var column: Int

    /// Creates a position, which need not be in the table.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// Posts a cel that the user chose.
  public let chosen = Signal<(place: Position, choice: FrameChoice)>()
  /// Posts an offset for moving or copying the selected cels.
  public let moved = Signal<(columns: Int, rows: Int, copies: Bool)>()
  /// Posted to clear the selected cels.
  public let cleared = Signal<Void>()
  /// Posts the position in the scene for the menu of the selected cels.
  public let menuWanted = Signal<ViewPoint>()
  /// Posts the scroll offset of the rows.
  public let scrolledRows = Signal<Double>()
  /// Posts the scroll offset of the columns.
  public let scrolledColumns = Signal<Double>()
  /// Returns the accessible name of a cel.
  public var name: (Position) -> String = { _ in "" }

  /// The marks of the cels, row by row.
  public private(set) var rows: [[CelMark]] = []
  /// The current cel.
  public private(set) var current = Position(row: 0, column: 0)
  private var chosenRows = 0...0
  private var chosenColumns: [Int] = [0]
  /// The scroll offset of the frame strip, and that of the list of layers.
  public var columnOffset = 0.0 { didSet { if columnOffset != oldValue { setNeedsDisplay() } } }
  /// The distance that the rows are scrolled by, the same as that of the list of layers.
  public var rowOffset = 0.0 { didSet { if rowOffset != oldValue { setNeedsDisplay() } } }
  private var hovered: Position? {
    didSet { if hovered != oldValue { setNeedsDisplay() } }
  }
  /// A press on selected cels, which may become a drag, its position, and the choice to make without one.
  private var drag:
    (start: Position, point: ViewPoint, now: Position?, copies: Bool, choice: FrameChoice?)?

  /// Creates an empty table with a name for screen readers.
  public init(name: String) { super.init(Accessibility(.list, name: name)) }

  public override var keepsDirection: Bool { true }
  public override var acceptsFocus: Bool { true }
  public override var isOpaque: Bool { true }

  // MARK: Content

  /// Shows the cels with the current one, and the chosen columns of the chosen rows.
  public func showRows(
    _ rows: [[CelMark]], current: Position, chosenRows: ClosedRange<Int>,
    chosenColumns: [Int]
  ) {
    guard
      rows != self.rows || current != self.current || chosenRows != self.chosenRows
        || chosenColumns != self.chosenColumns
    else { return }
    (self.rows, self.current) = (rows, current)
    (self.chosenRows, self.chosenColumns) = (chosenRows, chosenColumns)
    accessibility.value = name(current)
    noteAccessibleItem()
    setNeedsDisplay()
  }

  private var columns: Int { rows.first?.count ?? 0 }

  public override var accessibleItemCount: Int { rows.count * columns }
  public override var currentAccessibleItem: Int? { current.row * columns + current.column }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard columns > 0, index < rows.count * columns else { return nil }
    let place = Position(row: index / columns, column: index % columns)
    return AccessibleItem(
      Accessibility(.button, name: name(place)), frame: rect(of: place),
      isSelected: isChosen(place)
    ) { [weak self] in self?.chosen.post((place, .only)) }
  }

  private func isChosen(_ place: Position) -> Bool {
    chosenRows.contains(place.row) && chosenColumns.contains(place.column)
  }

  // MARK: Measures

  private func rect(of place: Position) -> ViewRect {
    ViewRect(
      x: FrameStrip.margin + Double(place.column) * FrameStrip.cellWidth - columnOffset,
      y: LayerList.margin + Double(place.row) * FrameBar.rowHeight - rowOffset,
      width: FrameStrip.cellWidth, height: FrameBar.rowHeight)
  }

  private func position(at point: ViewPoint) -> Position? {
    let column = ((point.x - FrameStrip.margin + columnOffset) / FrameStrip.cellWidth)
      .rounded(.down)
    let row = ((point.y - LayerList.margin + rowOffset) / FrameBar.rowHeight).rounded(.down)
    let place = Position(row: Int(saturating: row), column: Int(saturating: column))
    return rows.indices.contains(place.row) && (0..<columns).contains(place.column) ? place : nil
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    for (row, marks) in rows.enumerated() {
      for (column, mark) in marks.enumerated() {
        let place = Position(row: row, column: column)
        let rect = rect(of: place)
        if rect.intersects(pass.damage) { draw(mark, at: place, in: rect, pass) }
      }
    }
    if let drag, let now = drag.now { drawDrag(from: drag.start, to: now, pass) }
    pass.drawFocusRing(bounds, radius: 2)
  }

  private func draw(_ mark: CelMark, at place: Position, in rect: ViewRect, _ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    let cell = rect.inset(2, 1)
    if mark != .none {
      context.setColor(isChosen(place) ? theme.selection : theme.field)
      context.roundedRectangle(cell, radius: theme.radius - 1)
      context.fill()
      if hovered == place {
        context.setColor(theme.controlHover.with(alpha: 0.5))
        context.roundedRectangle(cell, radius: theme.radius - 1)
        context.fill()
      }
    }
    if place == current {
      context.setColor(theme.accent)
      context.setLine(width: 1.5)
      context.roundedRectangle(cell.inset(0.75), radius: theme.radius - 1)
      context.stroke()
    }
    draw(mark, at: place, middle: rect.center, pass)
  }

  private func draw(
    _ mark: CelMark, at place: Position, middle: ViewPoint, _ pass: RenderPass
  ) {
    let (context, theme) = (pass.context, pass.theme)
    func dot(_ radius: Double) {
      context.roundedRectangle(
        ViewRect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius),
        radius: radius)
    }
    switch mark {
    case .none: break
    case .empty:
      context.setColor(theme.disabledText)
      context.setLine(width: 1)
      dot(3.5)
      context.stroke()
    case .filled:
      context.setColor(theme.text)
      dot(5)
      context.fill()
    case .linked:
      context.setColor(theme.text)
      // Draw a bar to a neighbour linked with the cel.
      let row = rows[place.row]
      let (left, right) = (place.column - 1, place.column + 1)
      let reach = FrameStrip.cellWidth / 2
      let from = row.indices.contains(left) && row[left] == mark ? middle.x - reach : middle.x
      let to = row.indices.contains(right) && row[right] == mark ? middle.x + reach : middle.x
      context.rectangle(ViewRect(x: from, y: middle.y - 1.5, width: to - from, height: 3))
      context.fill()
      dot(5)
      context.fill()
      // Also distinguish it by shape, with a hole in the dot.
      context.setColor(isChosen(place) ? theme.selection : theme.field)
      dot(2)
      context.fill()
    }
  }

  /// Draws the drop position of the selected cels.
  private func drawDrag(from start: Position, to now: Position, _ pass: RenderPass) {
    pass.context.setColor(pass.theme.accent)
    pass.context.setLine(width: 2)
    let runs = chosenColumns.reduce(into: [Range<Int>]()) { runs, column in
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    for columns in runs {
      let first = rect(
        of: Position(
          row: chosenRows.lowerBound + now.row - start.row,
          column: columns.lowerBound + now.column - start.column))
      let area = ViewRect(
        x: first.x, y: first.y, width: Double(columns.count) * FrameStrip.cellWidth,
        height: Double(chosenRows.count) * FrameBar.rowHeight)
      pass.context.roundedRectangle(area.inset(2, 1), radius: pass.theme.radius)
      pass.context.stroke()
    }
  }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard let place = position(at: event.position) else { return button == .primary }
    switch button {
    case .primary:
      let choice = FrameChoice(event.modifiers)
      // A press on the selection may start moving it: choose at the release.
      let waits = isChosen(place) && choice != .extending
      if !waits { chosen.post((place, choice)) }
      if choice != .extending {
        drag = (place, event.position, nil, choice == .toggling, waits ? choice : nil)
      }
      return true
    case .secondary:
      if !isChosen(place) { chosen.post((place, .only)) }
      menuWanted.post(positionInScene(event.position))
      return true
    default: return false
    }
  }

  public override func dragged(_ event: PointerEvent) {
    guard let drag else { return }
    let way = event.position - drag.point
    guard drag.now != nil || abs(way.x) > 8 || abs(way.y) > 8 else { return }
    self.drag?.now = position(at: event.position) ?? drag.now
    setNeedsDisplay()
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    guard let ended = drag else { return }
    pressCancelled()
    guard let now = ended.now else {
      if let choice = ended.choice { chosen.post((ended.start, choice)) }
      return
    }
    if now != ended.start {
      moved.post(
        (now.column - ended.start.column, now.row - ended.start.row, ended.copies))
    }
  }

  public override func pressCancelled() {
    drag = nil
    setNeedsDisplay()
  }

  public override func hovered(_ event: PointerEvent) { hovered = position(at: event.position) }

  public override func hoverChanged() { if !isHovered { hovered = nil } }

  public override var fingerUse: FingerUse? { .scrolls }
  public override var wheelNotch: ViewPoint {
    ViewPoint(x: Scrolling.notch, y: FrameBar.rowHeight)
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    if dx != 0 || event.modifiers.contains(.shift) {
      scrolledColumns.post(columnOffset + (dx + (dx == 0 ? dy : 0)) * Scrolling.notch)
    } else {
      scrolledRows.post(rowOffset + dy * FrameBar.rowHeight)
    }
    hovered(event)
    return true
  }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.subtracting(.shift).isEmpty else { return false }
    var target = current
    switch event.key {
    case .left: target.column -= 1
    case .right: target.column += 1
    case .up: target.row -= 1
    case .down: target.row += 1
    case .home: target.column = 0
    case .end: target.column = columns - 1
    case .delete, .backspace:
      cleared.post(())
      return true
    case .menu:
      menuWanted.post(positionInScene(rect(of: current).center))
      return true
    default: return false
    }
    if rows.indices.contains(target.row), (0..<columns).contains(target.column) {
      chosen.post((target, FrameChoice(event.modifiers)))
    }
    return true
  }
}
