public import Canvas
public import Base
import Glibc
public import Rendering
public import Widgets

/// A paper on which the pointer leaves lines.
///
/// It tells what the pointer does, and shows the line that a tool makes of it while it grows. It knows lines and a
/// shape of the paper, and nothing of what they mean or are kept as.
public final class PaintView: View {
  public weak var delegate: (any PaintViewDelegate)?
  /// Nil lets the paper fill the view.
  public var aspectRatio: AspectRatio? {
    didSet { if aspectRatio != oldValue { place() } }
  }
  /// What lies under the ink.
  public var backdrop: Backdrop {
    didSet {
      guard backdrop != oldValue else { return }
      backdropTiles = BackdropTiles(backdrop, size: viewport.paper.size)
      setNeedsDisplay()
    }
  }
  /// Device pixels for a point.
  public var scale: Double {
    didSet {
      guard scale != oldValue else { return }
      placement.margin = marginInPixels
      place()
    }
  }

  /// The width of a ring round the pointer, as a fraction of the paper's longer side; nil for none.
  public var ring: Double? { didSet { if ring != oldValue { showOverlay() } } }
  /// Whether the pixels under the pointer are shown enlarged beside it, as while a colour is picked.
  public var showsLoupe = false { didSet { if showsLoupe != oldValue { showOverlay() } } }
  /// What is shown over all lines and is none of them yet.
  public var draft: PaperDraft? {
    didSet {
      dropsDraft = false
      for draft in [oldValue, draft] {
        if let draft { show(draft.bounds) }
      }
    }
  }
  /// What is marked on the paper, over everything.
  public var marks: PaperMarks? {
    didSet {
      guard marks != oldValue else { return }
      for marks in [oldValue, marks].compactMap({ $0 }) { setNeedsDisplay(area(of: marks)) }
      if marks?.handles != oldValue?.handles { handlesMoved.post(()) }
    }
  }
  /// The handles of the marks are somewhere else.
  public let handlesMoved = Signal<Void>()
  /// Along what is repeated; nil for nothing.
  public var guides: PaperGuides? { didSet { if guides != oldValue { setNeedsDisplay() } } }
  /// Faint lines over the ink; nil for none.
  public var grid: PaperGrid? { didSet { if grid != oldValue { setNeedsDisplay() } } }
  /// Lines over all of the view, laid there to draw along.
  public var rulerGuides = RulerGuides() {
    didSet {
      guard rulerGuides != oldValue else { return }
      for area in rulerGuides.damage(since: oldValue, viewport.unturned, scale, unturnedBounds) {
        setNeedsDisplay(seenTurned(area))
      }
    }
  }
  /// Along what lies what is drawn or moved now.
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
  /// The pointer is somewhere else; nil where it left.
  public let pointed = Signal<ViewPoint?>()
  /// What the pointer looks like where a press begins a gesture.
  public var gesturePointer = PointerShape.crosshair { didSet { showPointer() } }
  /// Whether a press moves the paper, whatever it else would begin: Space is held.
  public var isPanKeyHeld = false { didSet { showPointer() } }
  /// A word beside the pointer while a gesture goes on.
  public var hint: String? { didSet { if hint != oldValue { showOverlay() } } }
  /// A gesture begins, or ends, however it does.
  public let drawingChanged = Signal<Bool>()
  /// The paper has another place or size.
  public let placed = Signal<Void>()
  /// It is about to be drawn: what can wait for a frame is due.
  public let willDraw = Signal<Void>()
  /// The paper lies turned or mirrored otherwise.
  public let turned = Signal<Void>()
  /// What other threads drew is shown.
  public let sharpened = Signal<Void>()
  /// Called when the picture became sharp at its size.
  public var settled: () -> Void = {}

  let picture: PaperPicture
  private(set) var backdropTiles: BackdropTiles
  /// Where the paper lies.
  var placement = PaperPlacement() {
    didSet {
      guard placement != oldValue else { return }
      place()
      if placement.turn != oldValue.turn { turned.post(()) }
    }
  }
  /// The line that the pointer draws: how it looks, and what came of it.
  var line: (look: GestureLine, samples: [Sample])?
  /// The line as it is shown; nil where there is no memory for it.
  var live: LiveLine?
  var surfaces: [LiveSurfaces] = []
  /// The rope on which the hand drags the line, to be set before a gesture begins; its `length` is 0 for none.
  public var steadying = Steadying()
  /// Whether the pointer is pressed and moves no paper.
  private var isInGesture = false
  private var pressTime = EventTime.zero
  /// Where the pointer was last while it moves the paper.
  private var panning: ViewPoint?
  private var clicks = ClickCounter()
  /// What the wheel has turned of the next notch.
  private var turningWheel = 0.0
  /// Whether the draft goes as soon as the picture is sharp.
  private var dropsDraft = false
  var pointer: ViewPoint?
  var overlay: PaperOverlay?
  /// What keys press and move, while the paper has the keyboard.
  public private(set) lazy var keyboardPointer = KeyboardPointer(over: self) {
    KeyboardPointer.Step(usual: 10, fine: 1)
  }
  /// The size of the view that the paper was placed in.
  private var placedIn = PixelSize(width: 0, height: 0)
  /// What was told last of `isDrawing`.
  private var wasDrawing = false

  /// - Parameter pointsDrawnAtOnce: larger paintings are drawn by other threads; nil for the default.
  public init(
    name: String, backdrop: Backdrop = Backdrop(color: .white), scale: Double,
    pointsDrawnAtOnce: Int? = nil
  ) {
    picture = PaperPicture(
      viewport: Viewport(paper: .empty),
      pointsDrawnAtOnce: pointsDrawnAtOnce ?? PaperPicture.pointsDrawnAtOnce)
    self.backdrop = backdrop
    backdropTiles = BackdropTiles(backdrop, size: PixelSize(width: 0, height: 0))
    self.scale = scale
    super.init(Accessibility(.canvas, name: name))
    placement.margin = marginInPixels
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

  /// Takes the draft away as soon as the screen shows the lines in effect, sharp.
  public func dropDraftWhenSettled() {
    if picture.isSettled { draft = nil } else { dropsDraft = true }
  }

  public var viewport: Viewport { picture.viewport }

  /// The part of the paper that is seen, in pixels from its corner.
  public var visiblePaper: PixelRect { picture.visible }

  /// Whether the screen shows the lines in effect, sharp, and nothing is being drawn.
  public var isSettled: Bool { picture.isSettled && !isDrawing }

  /// Whether no other thread draws the lines in effect.
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

  /// How far a paper that fits stays from the edges of the view, so that its own are seen, in points.
  private static let margin = 12.0
  private var marginInPixels: Int { Int(saturating: (Self.margin * scale).rounded()) }

  /// The shape of the paper as it is shown.
  var shownRatio: AspectRatio { aspectRatio ?? AspectRatio(of: pixelSize) ?? .fourToThree }

  /// Puts the paper where it belongs, and draws the lines again where its size changed.
  private func place() {
    let size = pixelSize
    let viewport =
      aspectRatio == nil && placement.isFitting && placement.turn.isNone
      ? Viewport(paper: PixelRect(size: size)) : placement.viewport(of: shownRatio, in: size)
    guard viewport != picture.viewport || size != placedIn else { return }
    placedIn = size
    // It was said of what the pointer was on, which has moved away from under it.
    if !isInGesture { hint = nil }
    redraw(in: viewport, isReload: false)
  }

  /// Draws everything again, as after all lines changed.
  public func reload() { redraw(in: picture.viewport, isReload: true) }

  /// Draws everything again on a paper of another shape, as after all lines changed with it.
  public func reload(as ratio: AspectRatio) {
    picture.noteChange()
    let before = viewport
    aspectRatio = ratio
    if viewport == before { reload() }
  }

  /// Whether something is shown until the sharp picture is there.
  public var hasStandIn: Bool { picture.hasStandIn }

  /// Shows a picture of the ink until the sharp one is there.
  public func setStandIn(_ surface: Surface) {
    picture.setStandIn(surface)
    setNeedsDisplay()
  }

  /// The lines to show; nil while they are not known yet.
  var lineSource: LineSource? {
    guard let delegate else { return LineSource(pointCount: 0) { _, _ in [] } }
    return delegate.lineSource(for: self)
  }

  private func redraw(in viewport: Viewport, isReload: Bool) {
    if viewport.paper.size != picture.viewport.paper.size {
      backdropTiles = BackdropTiles(backdrop, size: viewport.paper.size)
    }
    picture.show(
      lineSource, in: viewport, view: pixelSize, isReload: isReload)
    restartLine()
    setNeedsDisplay()
    placed.post(())
  }

  func show(_ damage: PixelRect) {
    let visible = viewport.viewRect(covering: damage.intersection(picture.visible))
    setNeedsDisplay(
      ViewRect(
        x: Double(visible.x) / scale, y: Double(visible.y) / scale,
        width: Double(visible.width) / scale, height: Double(visible.height) / scale))
    // It shows from afar what was drawn there.
    if let overlay, overlay.loupe != nil { setNeedsDisplay(overlay.area) }
  }

  // MARK: Zoom

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard !isDrawing else { return true }
    if event.modifiers.isSuperset(of: [.control, .shift]) {
      turningWheel += dy == 0 ? dx : dy
      let notches = turningWheel.rounded(.towardZero)
      turningWheel -= notches
      turnPaper(degrees: Int(saturating: notches) * Self.turnStep)
    } else if event.modifiers.contains(.control) {
      zoom(to: zoom * exp2(-dy / 4), at: event.position)
    } else if !isFitting {
      let (x, y) = event.modifiers.contains(.shift) ? (dy, dx) : (dx, dy)
      pan(by: ViewPoint(x: -x * Scrolling.notch, y: -y * Scrolling.notch))
    }
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

  /// Whether a gesture is under way.
  public var isDrawing: Bool { isInGesture }

  private func reportDrawing() {
    guard isDrawing != wasDrawing else { return }
    wasDrawing = isDrawing
    drawingChanged.post(isDrawing)
  }

  /// Calls the gesture under way off, and takes its line away.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func cancelGesture() -> Bool {
    defer { reportDrawing() }
    guard isInGesture else { return false }
    isInGesture = false
    keyboardPointer.forgetPress()
    changingRope { steadying.cancel() }
    delegate?.paintView(self, received: .cancelled)
    return true
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard !viewport.paper.isEmpty else { return false }
    point(at: event)
    if button == .middle || button == .primary && isPanKeyHeld {
      panning = event.position
      showPointer()
      return true
    }
    guard button == .primary else { return false }
    cancelGesture()
    defer { reportDrawing() }
    pressTime = event.time
    isInGesture = true
    steadying.begin(event)
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
      isWholePixel: steadying.length == 0 && pixel.x == pixel.x.rounded()
        && pixel.y == pixel.y.rounded())
  }

  public override func dragged(_ event: PointerEvent) {
    point(at: event)
    if let last = panning {
      panning = event.position
      pan(by: event.position - last)
    } else if isInGesture {
      let event = changingRope { steadying.pass(event) }
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
    var events = changingRope { steadying.end(event) }
    let last = events.removeLast()
    if isInGesture {
      for event in events { delegate?.paintView(self, received: .moved(reading(event))) }
    }
    finishGesture(reading(last))
  }

  /// The release was lost: what is drawn stays drawn.
  public override func pressCancelled() {
    defer { reportDrawing() }
    endPanning()
    finishGesture(nil)
  }

  private func endPanning() {
    panning = nil
    showPointer()
  }

  func pixelPoint(of event: PointerEvent) -> PixelPoint {
    PixelPoint(x: event.position.x * scale, y: event.position.y * scale)
  }

  private func finishGesture(_ last: PaperReading?) {
    changingRope { steadying.cancel() }
    guard isInGesture else { return }
    isInGesture = false
    delegate?.paintView(self, received: .ended(last))
  }

  // MARK: Keys

  public override var acceptsFocus: Bool { true }
  public override var takesFocusWhenPressed: Bool { false }
  public override var isRegion: Bool { true }
  public override func keyPressed(_ event: KeyEvent) -> Bool { keyboardPointer.take(event) }
  public override func focusChanged() { keyboardPointer.focusChanged() }

  // MARK: Drawing

  public override var isOpaque: Bool { true }

  public override func draw(_ pass: DrawPass) { drawPaper(pass) }

  public override func drawOverlay(_ pass: DrawPass) {
    drawLines(pass)
    marks?.draw(pass, in: viewport, scale: scale, bounds: bounds)
    drawRope(pass)
    overlay?.draw(pass)
    drawLoupe(pass)
    keyboardPointer.draw(pass)
  }
}
