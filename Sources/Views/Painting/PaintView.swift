public import Canvas
public import Base
import Glibc
public import Rendering
public import Widgets

/// A paper on which the pointer leaves lines.
///
/// It knows lines in pixels and a shape of the paper, and nothing of what they are kept as.
public final class PaintView: View {
  public weak var delegate: (any PaintViewDelegate)?
  /// Holds for every gesture from now on; the one under way keeps its own.
  public var brush: Brush
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
  public var scale: Double { didSet { if scale != oldValue { place() } } }

  /// What the next press begins. A gesture under way is ended first.
  public var use = PaperUse.drawing {
    didSet {
      guard use != oldValue else { return }
      if isStretching { endStretching(.cancelled) }
      showPointer()
      showOverlay()
    }
  }
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
    }
  }
  /// What the pointer looks like while it selects.
  public var selectingPointer = PointerShape.arrow { didSet { showPointer() } }
  /// Whether a press moves the paper, whatever it else would begin: Space is held.
  public var isPanKeyHeld = false { didSet { showPointer() } }
  /// A word beside the pointer while a gesture goes on.
  public var hint: String? { didSet { if hint != oldValue { showOverlay() } } }
  /// Called when a gesture begins, and when it ends, however it does.
  public var drawingChanged: (Bool) -> Void = { _ in }
  /// Called when the paper has another place or size.
  public var placed: () -> Void = {}
  /// Called when the picture became sharp at its size.
  public var settled: () -> Void = {}

  let picture: PaperPicture
  private(set) var backdropTiles: BackdropTiles
  /// Where the paper lies.
  var placement = PaperPlacement() { didSet { if placement != oldValue { place() } } }
  private var surfaces: LiveSurfaces?
  private var live: LiveStroke?
  private var gesture: PaintGesture?
  private var pressTime = EventTime.zero
  private var isStretching = false
  /// Whether the gesture takes a colour.
  private var isSampling = false
  /// Where the pointer was last while it moves the paper.
  private var panning: ViewPoint?
  private var clicks = ClickCounter()
  /// Whether the draft goes as soon as the picture is sharp.
  private var dropsDraft = false
  private var pointer: ViewPoint?
  private var overlay: PaperOverlay?
  /// The size of the view that the paper was placed in.
  private var placedIn = PixelSize(width: 0, height: 0)
  /// What was told last of `isDrawing`.
  private var wasDrawing = false

  /// - Parameter pointsDrawnAtOnce: larger paintings are drawn by other threads; nil for the default.
  public init(
    name: String, brush: Brush, backdrop: Backdrop = Backdrop(color: .white), scale: Double,
    pointsDrawnAtOnce: Int? = nil
  ) {
    picture = PaperPicture(
      viewport: Viewport(paper: .empty),
      pointsDrawnAtOnce: pointsDrawnAtOnce ?? PaperPicture.pointsDrawnAtOnce)
    self.brush = brush
    self.backdrop = backdrop
    backdropTiles = BackdropTiles(backdrop, size: PixelSize(width: 0, height: 0))
    self.scale = scale
    super.init(Accessibility(.canvas, name: name))
    pointerShape = .crosshair
    picture.progressed = { [weak self] in self?.setNeedsDisplay() }
    picture.settled = { [weak self] in
      guard let self else { return }
      setNeedsDisplay()
      if dropsDraft { draft = nil }
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

  /// The size of the view in device pixels.
  public var pixelSize: PixelSize {
    PixelSize(
      width: Int((bounds.width * scale).rounded()), height: Int((bounds.height * scale).rounded()))
  }

  public override func layout() { place() }

  /// The shape of the paper as it is shown.
  var shownRatio: AspectRatio { aspectRatio ?? AspectRatio(of: pixelSize) ?? .fourToThree }

  /// Puts the paper where it belongs, and draws the lines again where its size changed.
  private func place() {
    let size = pixelSize
    let viewport =
      aspectRatio == nil && placement.isFitting
      ? Viewport(paper: PixelRect(size: size)) : placement.viewport(of: shownRatio, in: size)
    guard viewport != picture.viewport || size != placedIn else { return }
    placedIn = size
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
    guard let delegate else { return LineSource(pointCount: 0) { _ in [] } }
    return delegate.lineSource(for: self)
  }

  private func redraw(in viewport: Viewport, isReload: Bool) {
    surfaces = nil
    live = nil
    if viewport.paper.size != picture.viewport.paper.size {
      backdropTiles = BackdropTiles(backdrop, size: viewport.paper.size)
    }
    picture.show(
      lineSource, in: viewport, view: pixelSize, isReload: isReload)
    if let gesture {
      self.gesture = gesture.moved(to: viewport)
      restartLiveStroke()
    }
    setNeedsDisplay()
    placed()
  }

  func show(_ damage: PixelRect) {
    let visible = damage.intersection(picture.visible)
      .offset(x: viewport.paper.x, y: viewport.paper.y)
    setNeedsDisplay(
      ViewRect(
        x: Double(visible.x) / scale, y: Double(visible.y) / scale,
        width: Double(visible.width) / scale, height: Double(visible.height) / scale))
  }

  // MARK: Zoom

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard !isDrawing else { return true }
    if event.modifiers.contains(.control) {
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
      switch use {
      case .picking: pointerShape = .pick
      case .selecting: pointerShape = selectingPointer
      default: pointerShape = .crosshair
      }
    }
  }

  // MARK: Gestures

  /// Whether a stroke is under the pointer.
  public var isDrawing: Bool { gesture != nil || isStretching }

  /// The line under the pointer so far; nil where none is drawn that stays.
  public var unfinishedGesture: PaintGesture? {
    gesture.flatMap { $0.leavesLine ? $0 : nil }
  }

  private func reportDrawing() {
    guard isDrawing != wasDrawing else { return }
    wasDrawing = isDrawing
    drawingChanged(isDrawing)
  }

  /// Takes the stroke under the pointer away.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func cancelGesture() -> Bool {
    defer { reportDrawing() }
    if isStretching {
      endStretching(.cancelled)
      return true
    }
    guard gesture != nil else { return false }
    gesture = nil
    if let live { show(live.cancel()) }
    live = nil
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
    // Control at the press picks a colour, whatever the press else begins.
    isSampling =
      use == .picking || use != .selecting && event.modifiers.contains(.control)
    if isSampling {
      pick(at: event, isFinal: false)
      return true
    }
    switch use {
    case .picking: break
    case .stretching, .touching, .selecting:
      isStretching = true
      let isDouble = clicks.isSecond(event)
      delegate?.paintView(
        self, stretches: .began(unitPoint(of: event), event.modifiers, isDouble: isDouble))
    case .drawing: begin(event, width: brush.widthInPoints, style: brush.style, effect: .paint)
    case .erasing(let width, _): begin(event, width: width, style: LineStyle(), effect: .erase)
    }
    return true
  }

  private func begin(
    _ event: PointerEvent, width: Double, style: LineStyle, effect: Pen.Effect
  ) {
    pressTime = event.time
    var leavesLine = true
    if case .erasing(_, let leaves) = use { leavesLine = leaves }
    gesture = PaintGesture(
      readings: [], width: width * scale, style: style, effect: effect, leavesLine: leavesLine,
      viewport: viewport)
    restartLiveStroke()
    add(event)
  }

  private func unitPoint(of event: PointerEvent) -> UnitPoint {
    viewport.unitPoint(at: pixelPoint(of: event))
  }

  private func endStretching(_ event: StretchEvent) {
    guard isStretching else { return }
    isStretching = false
    delegate?.paintView(self, stretches: event)
  }

  public override func dragged(_ event: PointerEvent) {
    point(at: event)
    if let last = panning {
      panning = event.position
      pan(by: event.position - last)
    } else if isSampling {
      pick(at: event, isFinal: false)
    } else if isStretching {
      delegate?.paintView(self, stretches: .moved(unitPoint(of: event), event.modifiers))
    } else {
      add(event)
    }
  }

  public override func hovered(_ event: PointerEvent) {
    point(at: event)
    if use == .selecting {
      delegate?.paintView(self, stretches: .hovered(unitPoint(of: event)))
    }
  }

  public override func hoverChanged() {
    if !isHovered {
      pointer = nil
      showOverlay()
    }
  }

  private func point(at event: PointerEvent) {
    pointer = event.position
    showOverlay()
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    defer { reportDrawing() }
    if panning != nil { return endPanning() }
    if isSampling {
      isSampling = false
      return pick(at: event, isFinal: true)
    }
    if isStretching {
      delegate?.paintView(self, stretches: .moved(unitPoint(of: event), event.modifiers))
      return endStretching(.ended)
    }
    guard gesture != nil else { return }
    let last = gesture?.readings.last?.point
    let point = pixelPoint(of: event)
    if last != point { add(event) }
    finishGesture()
  }

  /// The release was lost: what is drawn stays drawn.
  public override func pressCancelled() {
    defer { reportDrawing() }
    endPanning()
    isSampling = false
    endStretching(.ended)
    if gesture != nil { finishGesture() }
  }

  private func endPanning() {
    panning = nil
    showPointer()
  }

  func pixelPoint(of event: PointerEvent) -> PixelPoint {
    PixelPoint(x: event.position.x * scale, y: event.position.y * scale)
  }

  private func add(_ event: PointerEvent) {
    guard gesture != nil else { return }
    let reading = PaintGesture.Reading(
      point: pixelPoint(of: event), pressure: event.pressure,
      milliseconds: event.time.milliseconds(since: pressTime))
    gesture?.readings.append(reading)
    if let damage = try? live?.append(CollectionOfOne(viewport.settled(reading.point))) {
      show(damage)
    }
  }

  private func restartLiveStroke() {
    guard let gesture else { return }
    do throws(CanvasError) {
      let surfaces =
        if let made = self.surfaces { made } else {
          try LiveSurfaces(visible: picture.visible)
        }
      self.surfaces = surfaces
      let live = try LiveStroke(
        pen: pen(of: gesture), paper: viewport.paper.size, surfaces: surfaces)
      self.live = live
      show(try live.append(gesture.readings.map { viewport.settled($0.point) }))
    } catch {
      // Without memory the stroke is not seen until it is finished, but it is kept.
      live = nil
    }
  }

  private func pen(of gesture: PaintGesture) -> Pen {
    Pen(
      width: max(viewport.settled(pixels: gesture.width), 0.01), style: gesture.style,
      effect: gesture.effect)
  }

  private func finishGesture() {
    guard let gesture else { return }
    self.gesture = nil
    let points = gesture.readings.map { viewport.settled($0.point) }
    let line = Polyline(points: points, pen: pen(of: gesture))
    let isOnPaper = line.bounds.intersects(PixelRect(size: viewport.paper.size))
    guard isOnPaper, gesture.leavesLine else {
      if let live { show(live.cancel()) }
      live = nil
      if isOnPaper { delegate?.paintView(self, finished: gesture) }
      return
    }
    if let live { show(picture.append(live)) } else { append(line) }
    live = nil
    delegate?.paintView(self, finished: gesture)
  }

  // MARK: Drawing

  public override var isOpaque: Bool { true }

  public override func draw(_ pass: DrawPass) {
    let context = pass.context
    let originX = Int(pass.origin.x.rounded())
    let originY = Int(pass.origin.y.rounded())
    let damage = pass.damage.pixels(scale: pass.scale).intersection(PixelRect(size: pixelSize))
    let paper = viewport.paper
    context.usePixels(x: originX, y: originY)
    if !paper.contains(damage) {
      context.setColor(pass.theme.surround)
      context.fill(damage)
    }
    let visible = damage.intersection(paper)
    guard !visible.isEmpty else { return }
    let ink = visible.offset(x: -paper.x, y: -paper.y)
    backdropTiles.paint(ink, in: context, x: paper.x, y: paper.y)
    picture.paint(ink, in: context, x: paper.x, y: paper.y, over: backdropTiles)
    live?.paint(ink, in: context, x: paper.x, y: paper.y, over: backdropTiles)
    draft?.paint(ink, in: context, x: paper.x, y: paper.y, over: backdropTiles)
  }

  // MARK: Over the ink

  /// Shows what lies over the ink where the pointer is now.
  private func showOverlay() {
    var new: PaperOverlay?
    if let pointer {
      var ring: Double?
      switch use {
      case .erasing(let width, _), .touching(let width): ring = width
      default: break
      }
      if ring != nil || hint != nil {
        new = PaperOverlay(pointer: pointer, ring: ring, hint: hint, bounds: bounds)
      }
    }
    for overlay in [overlay, new].compactMap({ $0 }) { setNeedsDisplay(overlay.area) }
    overlay = new
  }

  private func area(of marks: PaperMarks) -> ViewRect {
    marks.area(in: viewport, scale: scale).intersection(bounds)
  }

  public override func drawOverlay(_ pass: DrawPass) {
    marks?.draw(pass, in: viewport, scale: scale)
    overlay?.draw(pass)
  }
}
