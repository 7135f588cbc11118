public import Canvas
public import Base
public import Rendering
public import Widgets

/// A view of the paper that the pointer draws lines on.
///
/// It posts pointer events and shows the growing line of a tool. It knows only lines and the shape of the paper, not
/// their meaning or how they are stored.
public final class PaintView: View {
  /// Receives the pointer's events, and answers questions about the paper.
  public weak var delegate: (any PaintViewDelegate)?
  /// Nil lets the paper fill the view.
  public var aspectRatio: AspectRatio? {
    didSet { if aspectRatio != oldValue { place() } }
  }
  /// The content below the ink.
  public var backdrop: Backdrop {
    didSet {
      guard backdrop != oldValue else { return }
      backdropTiles = BackdropTiles(backdrop, size: viewport.paper.size)
      setNeedsDisplay()
    }
  }
  /// The number of device pixels in a point.
  public var scale: Double {
    didSet {
      guard scale != oldValue else { return }
      camera.margin = marginInPixels
      place()
    }
  }

  /// The width of a ring around the pointer, as a fraction of the paper's longer side; nil for none.
  public var ring: Double? { didSet { if ring != oldValue { showOverlay() } } }
  /// Whether to magnify the pixels under the pointer next to it, as while picking a colour.
  public var showsLoupe = false { didSet { if showsLoupe != oldValue { showOverlay() } } }
  /// Uncommitted content shown above all lines.
  public var draft: PaperDraft? {
    didSet {
      dropsDraft = false
      for draft in [oldValue, draft] {
        if let draft { redraw(draft.bounds) }
      }
    }
  }
  /// The lines around the paper.
  public var desk: [DeskLines] = [] { didSet { redrawDesk(since: oldValue) } }
  /// The marks on the paper, above everything.
  public var marks: PaperMarks? {
    didSet {
      guard marks != oldValue else { return }
      for marks in [oldValue, marks].compactMap({ $0 }) { setNeedsDisplay(area(of: marks)) }
      let haveMoved =
        marks?.handles != oldValue?.handles
        || marks?.gradient?.handles != oldValue?.gradient?.handles
      if haveMoved { handlesMoved.post(()) }
    }
  }
  /// Posted when the handles of the marks have moved.
  public let handlesMoved = Signal<Void>()
  /// The lines of the symmetry; nil for none.
  public var guides: PaperGuides? { didSet { if guides != oldValue { setNeedsDisplay() } } }
  /// Faint lines over the ink; nil for none.
  public var grid: PaperGrid? { didSet { if grid != oldValue { setNeedsDisplay() } } }
  /// The guide lines across the whole view.
  public var rulerGuides = RulerGuides() {
    didSet {
      guard rulerGuides != oldValue else { return }
      for area in rulerGuides.damage(since: oldValue, viewport.unturned, scale, unturnedBounds) {
        setNeedsDisplay(seenTurned(area))
      }
    }
  }
  /// The marks of the lines that drawn or moved elements snap to.
  public var snapMarks = PaperSnapMarks() {
    didSet {
      guard snapMarks != oldValue else { return }
      for marks in [oldValue, snapMarks] {
        for area in marks.areas(in: viewport.unturned, scale: scale) {
          setNeedsDisplay(seenTurned(area).intersection(bounds))
        }
      }
    }
  }
  /// Posts the point of the scene at which the right button asks for a menu.
  public let menuWanted = Signal<ViewPoint>()
  /// Posted when the pointer has moved; nil when it leaves.
  public let pointed = Signal<ViewPoint?>()
  /// The shape of the pointer where a press begins a gesture.
  public var gesturePointer = PointerShape.crosshair { didSet { showPointer() } }
  /// Whether Space is held, so that a press moves the paper instead of its usual effect.
  public var isPanKeyHeld = false { didSet { showPointer() } }
  /// The hint next to the pointer during a gesture.
  public var hint: String? { didSet { if hint != oldValue { showOverlay() } } }
  /// Posted when a gesture begins or ends, for whatever reason.
  public let drawingChanged = Signal<Bool>()
  /// Posted when the paper is moved or resized.
  public let placed = Signal<Void>()
  /// Posted before drawing, as the deadline for work that can wait for a frame.
  public let willDraw = Signal<Void>()
  /// Posted when the paper is rotated or mirrored.
  public let turned = Signal<Void>()
  /// Posted when results of other threads are shown.
  public let sharpened = Signal<Void>()
  /// Called when the picture becomes sharp at its size.
  public var settled: () -> Void = {}

  let picture: PaperInk
  private(set) var backdropTiles: BackdropTiles
  /// The placement of the paper.
  var camera = PaperCamera() {
    didSet {
      guard camera != oldValue else { return }
      place()
      if camera.turn != oldValue.turn { turned.post(()) }
    }
  }
  /// The earlier placements.
  var views = ViewHistory<PaperCamera>()
  /// The style and the samples of the line being drawn.
  var line: (look: GestureLine, samples: [Sample])?
  /// The displayed line; nil if memory is short.
  var live: LiveLine?
  var surfaces: [LiveSurfaces] = []
  /// The rope that smooths the hand's motion, to be set before a gesture begins; its `length` is 0 for none.
  public var stabiliser = PointerStabiliser()
  /// Whether the pointer is pressed without moving the paper.
  private var isInGesture = false
  private var pressTime = EventTime.zero
  /// The last position of the pointer while it moves the paper.
  private var panning: ViewPoint?
  private var clicks = ClickCounter()
  /// The fraction of a wheel notch carried over for rotation.
  var turningWheel = 0.0
  /// The exact rotation by the fingers, in degrees, before it snaps.
  var turningFingers = 0.0
  /// Whether to drop the draft as soon as the picture is sharp.
  private var dropsDraft = false
  var pointer: ViewPoint?
  var overlay: PaperOverlay?
  /// Keyboard control of presses and moves, while the paper has the focus.
  public private(set) lazy var keyboardPointer = KeyboardPointer(over: self) {
    KeyboardPointer.Step(usual: 10, fine: 1)
  }
  /// The size of the view at the last placement.
  private var placedIn = PixelSize(width: 0, height: 0)
  /// The last reported value of `isDrawing`.
  private var wasDrawing = false

  /// - Parameter pointsDrawnAtOnce: the size of paintings beyond which other threads draw; nil for the default.
  public init(
    name: String, backdrop: Backdrop = Backdrop(color: .white), scale: Double,
    pointsDrawnAtOnce: Int? = nil
  ) {
    picture = PaperInk(
      viewport: Viewport(paper: .empty),
      pointsDrawnAtOnce: pointsDrawnAtOnce ?? PaperInk.pointsDrawnAtOnce)
    self.backdrop = backdrop
    backdropTiles = BackdropTiles(backdrop, size: PixelSize(width: 0, height: 0))
    self.scale = scale
    super.init(Accessibility(.canvas, name: name))
    camera.margin = marginInPixels
    pointerShape = .crosshair
    picture.progressed = { [weak self] in self?.setNeedsDisplay() }
    picture.settled = { [weak self] in
      guard let self else { return }
      setNeedsDisplay()
      if dropsDraft { draft = nil }
      sharpened.post(())
      settled()
    }
  }

  // MARK: The paper

  /// Drops the draft as soon as the screen shows the current lines, sharp.
  public func dropDraftWhenSettled() {
    if picture.isSettled { draft = nil } else { dropsDraft = true }
  }

  /// The placement of the paper in device pixels.
  public var viewport: Viewport { picture.viewport }

  /// The visible part of the paper, in pixels from its corner.
  public var visiblePaper: PixelRect { picture.visible }

  /// Whether the screen shows the current lines, sharp, and nothing is being drawn.
  public var isSettled: Bool { picture.isSettled && !isDrawing }

  /// Whether no other thread is drawing the current lines.
  public var isSharp: Bool { picture.isSettled }

  /// The size of the view in device pixels.
  public var pixelSize: PixelSize {
    PixelSize(
      width: Int(saturating: (bounds.width * scale).rounded()),
      height: Int(saturating: (bounds.height * scale).rounded()))
  }

  public override var keepsDirection: Bool { true }

  public override func layout() {
    place()
    willDraw.post(())
  }

  /// The margin of a fitted paper, which makes its edges visible, in points.
  private static let margin = 12.0
  private var marginInPixels: Int { Int(saturating: (Self.margin * scale).rounded()) }

  /// The shape of the paper on display.
  var shownRatio: AspectRatio { aspectRatio ?? AspectRatio(of: pixelSize) ?? .fourToThree }

  /// Places the paper, and redraws the lines if its size has changed.
  private func place() {
    let size = pixelSize
    let viewport =
      aspectRatio == nil && camera.isFitting && camera.turn.isNone
      ? Viewport(paper: PixelRect(size: size)) : camera.viewport(of: shownRatio, in: size)
    guard viewport != picture.viewport || size != placedIn else { return }
    placedIn = size
    // The hint referred to an object that has moved away from the pointer.
    if !isInGesture { hint = nil }
    redraw(in: viewport, isReload: false)
  }

  /// Redraws everything, as after replacing all lines.
  public func reload() { redraw(in: picture.viewport, isReload: true) }

  /// Redraws everything on a paper of another shape, as after replacing all lines along with it.
  public func reload(as ratio: AspectRatio) {
    picture.noteChange()
    let before = viewport
    aspectRatio = ratio
    if viewport == before { reload() }
  }

  /// Whether a placeholder is shown until the sharp picture is ready.
  public var hasStandIn: Bool { picture.hasStandIn }

  /// Shows a picture of the ink until the sharp one is ready.
  public func setStandIn(_ surface: Surface) {
    picture.setStandIn(surface)
    setNeedsDisplay()
  }

  /// The lines to show; nil until they are known.
  var lineSource: LineSource? {
    guard let delegate else { return LineSource(pointCount: 0) { _, _ in [] } }
    return delegate.lineSource(for: self)
  }

  private func redraw(in viewport: Viewport, isReload: Bool) {
    if viewport.paper.size != picture.viewport.paper.size {
      backdropTiles = BackdropTiles(backdrop, size: viewport.paper.size)
    }
    picture.showLines(
      lineSource, in: viewport, view: pixelSize, isReload: isReload)
    restartLine()
    setNeedsDisplay()
    placed.post(())
  }

  func redraw(_ damage: PixelRect) {
    let visible = viewport.viewRect(covering: damage.intersection(picture.visible))
    setNeedsDisplay(
      ViewRect(
        x: Double(visible.x) / scale, y: Double(visible.y) / scale,
        width: Double(visible.width) / scale, height: Double(visible.height) / scale))
    // The loupe shows content from elsewhere.
    if let overlay, overlay.loupe != nil { setNeedsDisplay(overlay.area) }
  }

  // MARK: Zoom

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard !isDrawing else { return true }
    turnWheel(event, dx: dx, dy: dy)
    point(at: event)
    return true
  }

  private func showPointer() {
    if panning != nil {
      pointerShape = .grabbing
    } else if isPanKeyHeld {
      pointerShape = .grab
    } else {
      pointerShape = gesturePointer
    }
  }

  // MARK: Gestures

  /// Whether a gesture is in progress.
  public var isDrawing: Bool { isInGesture }

  private func reportDrawing() {
    guard isDrawing != wasDrawing else { return }
    wasDrawing = isDrawing
    drawingChanged.post(isDrawing)
  }

  /// Cancels the gesture in progress and removes its line.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func cancelGesture() -> Bool {
    defer { reportDrawing() }
    guard isInGesture else { return false }
    isInGesture = false
    keyboardPointer.forgetPress()
    changingRope { stabiliser.cancel() }
    delegate?.paintView(self, received: .cancelled)
    return true
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard !viewport.paper.isEmpty else { return false }
    point(at: event)
    if button == .middle || button == .primary && isPanKeyHeld {
      panning = event.position
      noteView()
      showPointer()
      return true
    }
    if button == .secondary {
      menuWanted.post(positionInScene(event.position))
      return true
    }
    guard button == .primary else { return false }
    cancelGesture()
    defer { reportDrawing() }
    pressTime = event.time
    isInGesture = true
    stabiliser.begin(with: event)
    delegate?.paintView(
      self,
      received: .began(reading(event), GesturePress(isDouble: clicks.isSecond(event, by: habits))))
    return true
  }

  private func reading(_ event: PointerEvent) -> PaperReading {
    let pixel = pixelPoint(of: event)
    return PaperReading(
      viewport.unitPoint(at: pixel), pressure: event.pressure,
      milliseconds: !isInGesture ? 0 : event.time.milliseconds(since: pressTime),
      tilt: event.tilt, modifiers: event.modifiers, penEnd: event.penEnd,
      isWholePixel: stabiliser.length == 0 && pixel.x == pixel.x.rounded()
        && pixel.y == pixel.y.rounded())
  }

  public override func dragged(_ event: PointerEvent) {
    point(at: event)
    if let last = panning {
      panning = event.position
      pan(by: event.position - last)
    } else if isInGesture {
      let event = changingRope { stabiliser.pass(event) }
      delegate?.paintView(self, received: .moved(reading(event)))
    }
  }

  public override func hovered(_ event: PointerEvent) {
    point(at: event)
    delegate?.paintView(self, received: .hovered(reading(event)))
  }

  public override func hoverChanged() {
    if !isHovered {
      pointer = nil
      showOverlay()
      pointed.post(nil)
    }
  }

  private func point(at event: PointerEvent) {
    pointer = event.position
    showOverlay()
    pointed.post(pointer)
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    defer { reportDrawing() }
    if panning != nil { return endPanning() }
    var events = changingRope { stabiliser.end(event) }
    let last = events.removeLast()
    if isInGesture {
      for event in events { delegate?.paintView(self, received: .moved(reading(event))) }
    }
    finishGesture(reading(last))
  }

  /// Keeps the drawn line after a lost release.
  public override func pressCancelled() {
    defer { reportDrawing() }
    endPanning()
    finishGesture(nil)
  }

  private func endPanning() {
    panning = nil
    showPointer()
  }

  // MARK: Fingers

  public override var fingerUse: FingerUse? { .draws }

  public override func pressCalledOff() {
    endPanning()
    cancelGesture()
  }

  public override func pinched(_ event: PinchEvent) -> Bool {
    guard !viewport.paper.isEmpty, !isDrawing else { return false }
    pinch(event)
    return true
  }

  func pixelPoint(of event: PointerEvent) -> PixelPoint {
    PixelPoint(x: event.position.x * scale, y: event.position.y * scale)
  }

  private func finishGesture(_ last: PaperReading?) {
    changingRope { stabiliser.cancel() }
    guard isInGesture else { return }
    isInGesture = false
    delegate?.paintView(self, received: .ended(last))
  }

  // MARK: Keys

  public override var acceptsFocus: Bool { true }
  public override var takesFocusWhenPressed: Bool { false }
  public override var isRegion: Bool { true }
  public override func keyPressed(_ event: KeyEvent) -> Bool { keyboardPointer.handle(event) }
  public override func focusChanged() { keyboardPointer.focusChanged() }

  // MARK: Drawing

  public override var isOpaque: Bool { true }

  public override func draw(_ pass: RenderPass) { drawPaper(pass) }

  public override func drawOverlay(_ pass: RenderPass) {
    drawLines(pass)
    marks?.draw(pass, in: viewport, scale: scale, bounds: bounds)
    drawRope(pass)
    overlay?.draw(pass)
    drawLoupe(pass)
    keyboardPointer.draw(pass)
  }
}
