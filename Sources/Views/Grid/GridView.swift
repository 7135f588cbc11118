public import Canvas
public import Base
public import Widgets

/// A view of square cells that the pointer paints.
///
/// It knows only the placement of cells and which of them the pointer touches, not their meaning.
public final class GridView: View {
  /// The content. An unbounded grid doesn't keep any of it in view.
  public weak var content: (any GridContent)? { didSet { place() } }
  /// Posts pointer events, each cell once as long as the pointer stays in it.
  public let received = Signal<GestureEvent<CellReading>>()
  /// Posted when the cells are resized or moved.
  public let placed = Signal<Void>()
  /// Posted when a press starts to move the grid.
  public let panned = Signal<Void>()
  /// The number of device pixels in a point.
  public var scale: Double { didSet { if scale != oldValue { place() } } }
  /// Whether to draw lines between cells that are large enough.
  public var showsLines = true { didSet { if showsLines != oldValue { setNeedsDisplay() } } }
  /// The edges of tiles; nil for none.
  public var tileLines: GridTileLines? {
    didSet { if tileLines != oldValue { setNeedsDisplay() } }
  }
  /// Whether the content is repeated all around.
  public var isTiled = false { didSet { if isTiled != oldValue { setNeedsDisplay() } } }
  /// The marks over the cells; setting them draws only the changed parts.
  public var marks = GridMarks() { didSet { if marks != oldValue { showMarks(since: oldValue) } } }
  /// Whether Space is held, so that a press moves the grid instead of its usual effect.
  public var isPanKeyHeld = false { didSet { showPointer() } }
  /// The shape of the pointer over cells.
  public var paintingPointer = PointerShape.crosshair { didSet { showPointer() } }
  /// The colour of the lines between cells; nil for the theme's colour.
  public var lineColor: Color?
  /// The minimum side of a cell for zooming, in pixels.
  public var leastSide = 1.0 / 16
  /// Whether moves of the pointer within a cell are posted while no button is held.
  public var hoversWithinCells = false
  /// Whether only one button paints at a time, and pressing another one cancels.
  public var isOneButtonOnly = false
  /// Whether the second button paints cells; otherwise, and outside of them, it asks for a menu.
  public var secondaryPaints = true
  /// Posts the point of the scene at which the right button asks for a menu.
  public let menuWanted = Signal<ViewPoint>()
  /// Whether the wheel zooms by itself and moves the grid with Control, or the other way round.
  public var wheelZooms = false
  /// Provides kinetic scrolling, and scrolling by drags past the edges; nil for neither.
  public var motion: GridMotion? { didSet { motion?.grid = self } }
  /// The number of cells redrawn so far, for tests.
  public internal(set) var drawnCellCount = 0

  /// The placement of the cells in device pixels.
  public internal(set) var viewport = GridViewport(cellSide: 1, x: 0, y: 0)
  /// Whether the cells are fitted to the view, even when its size changes.
  public internal(set) var isFitting = true
  /// The last position of the pointer in cell coordinates; nil before it first enters.
  public internal(set) var pointer: CellPoint?
  var button: PointerButton?
  var panning: ViewPoint?
  var lastCell: CellPosition?
  /// The end of a pen in use.
  var penEnd = PenEnd.tip
  /// Keyboard control of presses and moves from cell to cell, while the grid has the focus.
  public private(set) lazy var keyboardPointer = KeyboardPointer(over: self, clicksBySpace: true) {
    [unowned self] in
    let cell = max(viewport.cellSide, 1) / scale
    return KeyboardPointer.Step(usual: max(cell, (4 / cell).rounded(.up) * cell), fine: cell)
  }
  /// The rope that smooths the hand's motion, to be set before a gesture begins; its `length` is 0 for none.
  public var stabiliser = PointerStabiliser()
  private var wheel = 0.0
  private var clicks = ClickCounter()
  /// The exact side of a cell that the fingers ask for, in pixels, and the part of their move short of a pixel.
  var pinch = (side: 1.0, rest: ViewPoint.zero)
  /// The earlier placements; nil for a fitted one.
  var views = ViewHistory<GridCamera?>()
  var laidOutSize = PixelSize(width: 0, height: 0)
  /// The cells to fit as soon as the view has a size.
  var toFit: (cells: CellRect, shift: Int, most: Double)?
  /// The part to show as soon as the view has a size.
  var cameraToShow: GridCamera?

  /// Creates a view without content.
  ///
  /// - Parameter scale: device pixels per point.
  public init(name: String, scale: Double) {
    self.scale = scale
    super.init(Accessibility(.canvas, name: name))
    pointerShape = .crosshair
  }

  /// Whether a painting button is held.
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

  public override func draw(_ pass: RenderPass) {
    let context = pass.context
    let damage = pass.damage.pixels(scale: pass.scale).intersection(PixelRect(size: pixelSize))
    context.usePixels(
      x: Int(saturating: pass.origin.x.rounded()), y: Int(saturating: pass.origin.y.rounded()))
    guard let content else {
      context.setColor(pass.theme.surround)
      return context.fill(damage)
    }
    guard let extent = content.extent else {
      // There is nothing beyond the range of cell coordinates.
      if viewport.shift == 0,
        !viewport.pixels(of: viewport.cells(touching: damage)).contains(damage)
      {
        context.setColor(pass.theme.surround)
        context.fill(damage)
      }
      paint(content, damage, at: viewport, pass)
      return drawLines(pass, in: damage)
    }
    let place = viewport.pixels(of: extent)
    // The last pixel of a reduced grid may be half covered.
    if viewport.cellSide < 1 || !isTiled && !place.contains(damage) {
      context.setColor(pass.theme.surround)
      context.fill(damage)
    }
    if isTiled {
      paintTiles(content, damage, of: place, pass)
    } else {
      paint(content, damage.intersection(place), at: viewport, pass)
    }
    drawLines(pass, in: damage.intersection(place))
  }

  public override func drawOverlay(_ pass: RenderPass) {
    let context = pass.context
    keyboardPointer.draw(pass)
    context.usePixels(
      x: Int(saturating: pass.origin.x.rounded()), y: Int(saturating: pass.origin.y.rounded()))
    if let guides = marks.guides, let extent = content?.extent {
      let area = viewport.pixels(of: extent).intersection(PixelRect(size: pixelSize))
      guides.draw(at: viewport, in: area, scale: scale, context)
    }
    drawSlices(pass)
    if let tip = marks.tip { drawOutline(of: tip, context) }
    if let selection = marks.selection {
      drawEdge(of: selection, dashes: [4 * scale, 4 * scale], context)
    }
    drawHandles(context)
  }

  // MARK: Keys

  public override var acceptsFocus: Bool { true }
  public override var takesFocusWhenPressed: Bool { false }
  public override var isRegion: Bool { true }
  public override func keyPressed(_ event: KeyEvent) -> Bool { keyboardPointer.handle(event) }
  public override func focusChanged() { keyboardPointer.focusChanged() }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    motion?.stop()
    if button == .middle || button == .primary && isPanKeyHeld {
      panning = event.position
      noteView()
      panned.post(())
      showPointer()
      return true
    }
    guard content != nil else { return false }
    let hasCell = hasCell(at: event.position)
    let isPainting = button == .primary || secondaryPaints && !isOneButtonOnly
    if button == .secondary, !isPainting || !hasCell {
      menuWanted.post(positionInScene(event.position))
      return true
    }
    guard button == .primary || button == .secondary, hasCell else { return false }
    self.button = button
    stabiliser.begin(with: event)
    let reading = reading(event)
    (lastCell, penEnd) = (reading.position, reading.penEnd)
    let isDouble = clicks.isSecond(event, by: habits)
    received.post(
      .began(
        reading, GesturePress(button == .primary ? .primary : .secondary, isDouble: isDouble)))
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
    drag(to: stabiliser.pass(event))
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    if panning != nil {
      motion?.released(at: event.time)
      return endPanning()
    }
    guard self.button != nil else { return }
    motion?.stop()
    for event in stabiliser.end(event) { drag(to: event) }
    self.button = nil
    received.post(.ended(nil))
  }

  public override func otherButtonPressed() {
    if isOneButtonOnly { cancelGesture() }
  }

  /// Keeps the painted cells after a lost release.
  public override func pressCancelled() {
    motion?.stop()
    endPanning()
    guard button != nil else { return }
    button = nil
    received.post(.ended(nil))
  }

  // MARK: Fingers

  public override var fingerUse: FingerUse? { .draws }

  public override func pressCalledOff() {
    endPanning()
    cancelGesture()
  }

  public override func pinched(_ event: PinchEvent) -> Bool {
    guard content != nil, !isPainting else { return false }
    pinch(event)
    return true
  }

  // MARK: Hovering and the wheel

  public override func hovered(_ event: PointerEvent) {
    guard hasCell(at: event.position) else {
      pointer = nil
      if lastCell != nil { received.post(.hovered(nil)) }
      lastCell = nil
      return
    }
    let reading = reading(event)
    guard hoversWithinCells || reading.position != lastCell || reading.penEnd != penEnd else {
      return
    }
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
    // Shift scrolls sideways, as does a horizontal wheel.
    let isAcross = event.modifiers.contains(.shift) || dy == 0
    if event.modifiers.contains(.control) != (wheelZooms && !isAcross) {
      // High-resolution wheels turn by fractions of a notch.
      wheel += dy
      while abs(wheel) >= 1 {
        noteView(turn: event.time)
        zoom(wheel < 0 ? 1 : -1, at: event.position)
        wheel -= wheel < 0 ? -1 : 1
      }
    } else if !isFitting {
      noteView(turn: event.time)
      let (x, y) = event.modifiers.contains(.shift) ? (dy, dx) : (dx, dy)
      pan(by: ViewPoint(x: -x * Scrolling.notch, y: -y * Scrolling.notch))
    }
    lastCell = nil
    hovered(event)
    return true
  }
}
