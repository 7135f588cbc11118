public import Canvas
public import Geometry
public import Ink
public import Input
public import Rendering
public import Widgets

/// Hears of finished gestures, and tells what there is to show.
public protocol PaintViewDelegate: AnyObject {
  /// A gesture ended on the paper; the view shows its line already.
  func paintView(_ view: PaintView, finished gesture: PaintGesture)
  /// A gesture goes on that the view draws nothing for.
  func paintView(_ view: PaintView, stretches event: StretchEvent)
  /// A colour was picked from the paper, as the paper shows it.
  ///
  /// - Parameter isFinal: false while the button is held.
  func paintView(_ view: PaintView, picked color: InkColor, isFinal: Bool)
  /// The lines in effect, without the stroke under the pointer.
  func lineSource(for view: PaintView) -> LineSource
}

/// A paper on a desk, on which the pointer leaves lines.
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
  public var background: Color { didSet { setNeedsDisplay() } }
  /// Device pixels for a point.
  public var scale: Double { didSet { if scale != oldValue { place() } } }

  /// What the next press begins. A gesture under way is ended first.
  public var use = PaperUse.drawing {
    didSet {
      guard use != oldValue else { return }
      if isStretching { endStretching(.cancelled) }
      pointerShape = use == .picking ? .pick : .crosshair
      showOverlay()
    }
  }
  /// A line that is shown over all others and is none of them yet, in pixels from the paper's corner.
  public var draft: Polyline? {
    didSet {
      for line in [oldValue, draft].compactMap({ $0 }) { show(line.bounds) }
    }
  }
  /// A word beside the pointer while a gesture goes on.
  public var hint: String? { didSet { if hint != oldValue { showOverlay() } } }
  /// Called when a gesture begins, and when it ends, however it does.
  public var drawingChanged: (Bool) -> Void = { _ in }
  /// Called when the paper has another place or size.
  public var placed: () -> Void = {}
  /// Called when the picture became sharp at its size.
  public var settled: () -> Void = {}

  private let picture: PaperPicture
  private var surfaces: LiveSurfaces?
  private var live: LiveStroke?
  private var gesture: PaintGesture?
  private var pressTime = EventTime.zero
  private var isStretching = false
  /// Whether the gesture takes a colour.
  private var isSampling = false
  private var pointer: ViewPoint?
  private var overlay: PaperOverlay?
  /// What was told last of `isDrawing`.
  private var wasDrawing = false

  /// - Parameter pointsDrawnAtOnce: larger paintings are drawn by other threads; nil for the default.
  public init(
    name: String, brush: Brush, background: Color, scale: Double, pointsDrawnAtOnce: Int? = nil
  ) {
    picture = PaperPicture(
      viewport: Viewport(paper: .empty),
      pointsDrawnAtOnce: pointsDrawnAtOnce ?? PaperPicture.pointsDrawnAtOnce)
    self.brush = brush
    self.background = background
    self.scale = scale
    super.init(Accessibility(.canvas, name: name))
    pointerShape = .crosshair
    picture.settled = { [weak self] in
      self?.setNeedsDisplay()
      self?.settled()
    }
  }

  // MARK: The paper

  public var viewport: Viewport { picture.viewport }

  /// Whether the screen shows the lines in effect, sharp, and nothing is being drawn.
  public var isSettled: Bool { picture.isSettled && !isDrawing }

  private var pixelSize: PixelSize {
    PixelSize(
      width: Int((bounds.width * scale).rounded()), height: Int((bounds.height * scale).rounded()))
  }

  public override func layout() { place() }

  /// Fits the paper into the view, and draws all lines again where its size changed.
  private func place() {
    let size = pixelSize
    let viewport: Viewport
    if let aspectRatio {
      viewport = Viewport(fitting: aspectRatio, in: size)
    } else {
      viewport = Viewport(paper: PixelRect(size: size))
    }
    guard viewport != picture.viewport else { return }
    redraw(in: viewport)
  }

  /// Draws everything again, as after all lines changed.
  public func reload() { redraw(in: picture.viewport) }

  /// Shows a picture of the ink until the sharp one is there.
  public func setStandIn(_ surface: Surface) {
    picture.setStandIn(surface)
    setNeedsDisplay()
  }

  private func redraw(in viewport: Viewport) {
    surfaces = nil
    live = nil
    if let delegate, !viewport.paper.isEmpty {
      picture.redraw(delegate.lineSource(for: self), in: viewport)
    } else {
      picture.redraw(LineSource(pointCount: 0) { _ in [] }, in: viewport)
    }
    if let gesture {
      self.gesture = gesture.moved(to: viewport)
      restartLiveStroke()
    }
    setNeedsDisplay()
    placed()
  }

  /// Shows one more line on top.
  public func append(_ line: Polyline) { show(picture.append(line)) }

  /// Takes the last of the lines away.
  public func removeLast(of lineCount: Int) { show(picture.removeLast(of: lineCount)) }

  private func show(_ damage: PixelRect) {
    let visible = damage.intersection(PixelRect(size: viewport.paper.size))
      .offset(x: viewport.paper.x, y: viewport.paper.y)
    setNeedsDisplay(
      ViewRect(
        x: Double(visible.x) / scale, y: Double(visible.y) / scale,
        width: Double(visible.width) / scale, height: Double(visible.height) / scale))
  }

  // MARK: Gestures

  /// Whether a stroke is under the pointer.
  public var isDrawing: Bool { gesture != nil || isStretching }

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
    guard button == .primary, !viewport.paper.isEmpty else { return false }
    point(at: event)
    cancelGesture()
    defer { reportDrawing() }
    // Control at the press picks a colour, whatever the press else begins.
    isSampling = use == .picking || event.modifiers.contains(.control)
    if isSampling {
      pick(at: event, isFinal: false)
      return true
    }
    switch use {
    case .picking: break
    case .stretching:
      isStretching = true
      delegate?.paintView(self, stretches: .began(unitPoint(of: event), event.modifiers))
    case .drawing: begin(event, width: brush.widthInPoints, style: brush.style, effect: .paint)
    case .erasing(let width): begin(event, width: width, style: LineStyle(), effect: .erase)
    }
    return true
  }

  private func begin(
    _ event: PointerEvent, width: Double, style: LineStyle, effect: Pen.Effect
  ) {
    pressTime = event.time
    gesture = PaintGesture(
      readings: [], width: width * scale, style: style, effect: effect, viewport: viewport)
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
    if isSampling {
      pick(at: event, isFinal: false)
    } else if isStretching {
      delegate?.paintView(self, stretches: .moved(unitPoint(of: event), event.modifiers))
    } else {
      add(event)
    }
  }

  public override func hovered(_ event: PointerEvent) { point(at: event) }

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
    isSampling = false
    endStretching(.ended)
    if gesture != nil { finishGesture() }
  }

  private func pixelPoint(of event: PointerEvent) -> PixelPoint {
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
          try LiveSurfaces(size: viewport.paper.size)
        }
      self.surfaces = surfaces
      let live = try LiveStroke(pen: pen(of: gesture), surfaces: surfaces)
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
    guard line.bounds.intersects(PixelRect(size: viewport.paper.size)) else {
      if let live { show(live.cancel()) }
      live = nil
      return
    }
    if let live { show(picture.append(live)) } else { append(line) }
    live = nil
    delegate?.paintView(self, finished: gesture)
  }

  // MARK: Picking

  private func pick(at event: PointerEvent, isFinal: Bool) {
    let point = pixelPoint(of: event)
    guard let color = color(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down))) else {
      return
    }
    delegate?.paintView(self, picked: color, isFinal: isFinal)
  }

  /// What the paper shows in a pixel of the view; nil beside the paper.
  private func color(x: Int, y: Int) -> InkColor? {
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    guard viewport.paper.contains(pixel),
      let surface = try? Surface(size: pixel.size, format: .rgb24)
    else { return nil }
    let context = DrawingContext(surface)
    context.setColor(background)
    context.paint()
    let ink = pixel.offset(x: -viewport.paper.x, y: -viewport.paper.y)
    picture.paint(ink, in: context, x: -ink.x, y: -ink.y, over: background)
    let value = surface.pixel(x: 0, y: 0)
    return InkColor(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
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
      context.setColor(pass.theme.desk)
      context.fill(damage)
    }
    let visible = damage.intersection(paper)
    guard !visible.isEmpty else { return }
    context.setColor(background)
    context.fill(visible)
    let ink = visible.offset(x: -paper.x, y: -paper.y)
    picture.paint(ink, in: context, x: paper.x, y: paper.y, over: background)
    live?.paint(ink, in: context, x: paper.x, y: paper.y, over: background)
    if let draft {
      context.rectangle(visible)
      context.clip()
      draft.sketch(in: context, x: Double(paper.x), y: Double(paper.y), over: background)
    }
  }

  // MARK: Over the ink

  /// Shows what lies over the ink where the pointer is now.
  private func showOverlay() {
    var new: PaperOverlay?
    if let pointer {
      var ring: Double?
      if case .erasing(let width) = use { ring = width }
      if ring != nil || hint != nil {
        new = PaperOverlay(pointer: pointer, ring: ring, hint: hint, bounds: bounds)
      }
    }
    for overlay in [overlay, new].compactMap({ $0 }) { setNeedsDisplay(overlay.area) }
    overlay = new
  }

  public override func drawOverlay(_ pass: DrawPass) { overlay?.draw(pass) }
}
