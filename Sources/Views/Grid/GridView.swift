public import Canvas
public import Base
public import Widgets

/// Square cells, which the pointer paints.
///
/// It knows where cells lie and which of them the pointer touches, and nothing of what they are.
public final class GridView: View {
  /// What is shown. A grid without edges has none to be kept in sight.
  public weak var content: (any GridContent)? { didSet { place() } }
  /// What the pointer does; a cell is told of once for as long as the pointer stays in it.
  public let received = Signal<GestureEvent<CellReading>>()
  /// The cells have another size or place.
  public let placed = Signal<Void>()
  /// A press begins to move the grid.
  public let panned = Signal<Void>()
  /// Device pixels for a point.
  public var scale: Double { didSet { if scale != oldValue { place() } } }
  /// Whether lines are drawn between cells that are large enough.
  public var showsLines = true { didSet { if showsLines != oldValue { setNeedsDisplay() } } }
  /// The edges of tiles; nil for none.
  public var tileLines: GridTileLines? {
    didSet { if tileLines != oldValue { setNeedsDisplay() } }
  }
  /// Whether the content is repeated all around.
  public var isTiled = false { didSet { if isTiled != oldValue { setNeedsDisplay() } } }
  public var marks = GridMarks() { didSet { if marks != oldValue { showMarks(since: oldValue) } } }
  /// Whether a press moves the grid, whatever it else would begin: Space is held.
  public var isPanKeyHeld = false { didSet { showPointer() } }
  /// What the pointer looks like over cells.
  public var paintingPointer = PointerShape.crosshair { didSet { showPointer() } }
  /// The colour of the lines between cells; nil for that of the theme.
  public var lineColor: Color?
  /// The smallest side of a cell that the zoom leads to, in pixels.
  public var leastSide = 1.0 / 16
  /// Whether one button paints alone, and another one takes back what it paints.
  public var isOneButtonOnly = false
  /// Whether the wheel alone zooms, and moves the grid with Control; otherwise the other way round.
  public var wheelZooms = false
  /// Lets the grid glide after it was moved, and follow a drag beyond its edges; nil for one that does neither.
  public var motion: GridMotion? { didSet { motion?.grid = self } }
  /// Cells that were drawn again since the beginning; for tests that count.
  public internal(set) var drawnCellCount = 0

  public internal(set) var placement = GridPlacement(cellSide: 1, x: 0, y: 0)
  /// Whether the cells are as large as fits, and stay so when the view changes.
  public internal(set) var isFitting = true
  /// Where the pointer was last, finer than in cells; nil before it came.
  public internal(set) var pointer: CellPoint?
  var button: PointerButton?
  var panning: ViewPoint?
  var lastCell: CellPosition?
  /// Of a pen, the end that points.
  var penEnd = PenEnd.tip
  /// What keys press and move from cell to cell, while the grid has the keyboard.
  public private(set) lazy var keyboardPointer = KeyboardPointer(over: self, clicksBySpace: true) {
    [unowned self] in
    let cell = max(placement.cellSide, 1) / scale
    return KeyboardPointer.Step(usual: max(cell, (4 / cell).rounded(.up) * cell), fine: cell)
  }
  /// The rope on which the hand drags what it paints, to be set before a gesture begins; its `length` is 0 for none.
  public var steadying = Steadying()
  private var wheel = 0.0
  var laidOutSize = PixelSize(width: 0, height: 0)
  /// What is to be shown as soon as there is a size.
  var toFit: (cells: CellRect, shift: Int, most: Double)?
  /// What is to be shown once the view has a size.
  var spotToShow: GridSpot?

  public init(name: String, scale: Double) {
    self.scale = scale
    super.init(Accessibility(.canvas, name: name))
    pointerShape = .crosshair
  }

  /// Whether a button is held that paints.
  public var isPainting: Bool { button != nil }

  /// The size of the view in device pixels.
  public var pixelSize: PixelSize {
    PixelSize(
      width: Int(saturating: (bounds.width * scale).rounded()),
      height: Int(saturating: (bounds.height * scale).rounded()))
  }

  // MARK: Display

  public override var keepsDirection: Bool { true }

  public override func layout() {
    keepMiddle()
    place()
  }

  public override var isOpaque: Bool { true }

  public override func draw(_ pass: DrawPass) {
    let context = pass.context
    let damage = pass.damage.pixels(scale: pass.scale).intersection(PixelRect(size: pixelSize))
    context.usePixels(
      x: Int(saturating: pass.origin.x.rounded()), y: Int(saturating: pass.origin.y.rounded()))
    guard let content else {
      context.setColor(pass.theme.surround)
      return context.fill(damage)
    }
    guard let extent = content.extent else {
      // Beyond the cells that coordinates tell there is nothing to be seen.
      if placement.shift == 0,
        !placement.pixels(of: placement.cells(touching: damage)).contains(damage)
      {
        context.setColor(pass.theme.surround)
        context.fill(damage)
      }
      paint(content, damage, at: placement, pass)
      return drawLines(pass, in: damage)
    }
    let place = placement.pixels(of: extent)
    if isTiled {
      paintTiles(content, damage, of: place, pass)
    } else {
      // The last pixel of cells that are made smaller may be covered by half.
      if !place.contains(damage) || placement.cellSide < 1 {
        context.setColor(pass.theme.surround)
        context.fill(damage)
      }
      paint(content, damage.intersection(place), at: placement, pass)
    }
    drawLines(pass, in: damage.intersection(place))
  }

  public override func drawOverlay(_ pass: DrawPass) {
    let context = pass.context
    keyboardPointer.draw(pass)
    context.usePixels(
      x: Int(saturating: pass.origin.x.rounded()), y: Int(saturating: pass.origin.y.rounded()))
    if let guides = marks.guides, let extent = content?.extent {
      let area = placement.pixels(of: extent).intersection(PixelRect(size: pixelSize))
      guides.draw(at: placement, in: area, scale: scale, context)
    }
    if let tip = marks.tip { drawOutline(of: tip, context) }
    if let selection = marks.selection {
      drawEdge(of: selection, dashes: [4 * scale, 4 * scale], context)
    }
    drawGrips(context)
  }

  // MARK: Keys

  public override var acceptsFocus: Bool { true }
  public override var takesFocusWhenPressed: Bool { false }
  public override var isRegion: Bool { true }
  public override func keyPressed(_ event: KeyEvent) -> Bool { keyboardPointer.take(event) }
  public override func focusChanged() { keyboardPointer.focusChanged() }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    motion?.stop()
    if button == .middle || button == .primary && isPanKeyHeld {
      panning = event.position
      panned.post(())
      showPointer()
      return true
    }
    let paints = button == .primary || button == .secondary && !isOneButtonOnly
    guard paints, content != nil, hasCell(at: event.position) else { return false }
    self.button = button
    steadying.begin(event)
    let reading = reading(event)
    (lastCell, penEnd) = (reading.position, reading.penEnd)
    received.post(.began(reading, GesturePress(button == .primary ? .primary : .secondary)))
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    if let last = panning {
      panning = event.position
      pan(by: event.position - last)
      motion?.panned(by: event.position - last, at: event.time)
      return
    }
    guard button != nil else { return }
    motion?.dragged(to: event.position, event.modifiers)
    drag(to: steadying.pass(event))
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    if panning != nil {
      motion?.released(at: event.time)
      return endPanning()
    }
    guard self.button != nil else { return }
    motion?.stop()
    for event in steadying.end(event) { drag(to: event) }
    self.button = nil
    received.post(.ended(nil))
  }

  public override func otherButtonPressed() {
    if isOneButtonOnly { cancelGesture() }
  }

  /// The release was lost: what is painted stays painted.
  public override func pressCancelled() {
    motion?.stop()
    endPanning()
    guard button != nil else { return }
    button = nil
    received.post(.ended(nil))
  }

  public override func hovered(_ event: PointerEvent) {
    guard hasCell(at: event.position) else {
      pointer = nil
      if lastCell != nil { received.post(.hovered(nil)) }
      lastCell = nil
      return
    }
    let reading = reading(event)
    guard reading.position != lastCell || reading.penEnd != penEnd else { return }
    (lastCell, penEnd) = (reading.position, reading.penEnd)
    received.post(.hovered(reading))
  }

  public override func hoverChanged() {
    guard !isHovered else { return }
    lastCell = nil
    received.post(.hovered(nil))
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard button == nil else { return true }
    motion?.stop()
    // Shift moves it sideways, and a wheel that turns that way.
    let isAcross = event.modifiers.contains(.shift) || dy == 0
    if event.modifiers.contains(.control) != (wheelZooms && !isAcross) {
      // Fine wheels turn in parts of a notch.
      wheel += dy
      while abs(wheel) >= 1 {
        zoom(wheel < 0 ? 1 : -1, at: event.position)
        wheel -= wheel < 0 ? -1 : 1
      }
    } else if !isFitting {
      let (x, y) = event.modifiers.contains(.shift) ? (dy, dx) : (dx, dy)
      pan(by: ViewPoint(x: -x * Scrolling.notch, y: -y * Scrolling.notch))
    }
    lastCell = nil
    hovered(event)
    return true
  }
}
