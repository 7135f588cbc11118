public import Base
import Widgets

// The viewport of the cells: fitted, or as zoomed and moved by the user.
extension GridView {
  /// The margin around a fitted grid, in points.
  private static let margin = 16.0

  /// Keeps the middle of an unbounded grid in place when the view is resized.
  func keepMiddle() {
    let (old, new) = (laidOutSize, pixelSize)
    laidOutSize = new
    guard content?.extent == nil, !old.isEmpty, !new.isEmpty, old != new else { return }
    var moved = viewport
    moved.x += (new.width - old.width) / 2
    moved.y += (new.height - old.height) / 2
    move(to: moved)
  }

  /// Called when the edges of the content change.
  public func extentChanged() { place() }

  func place() {
    if let (cells, shift, most) = toFit, !pixelSize.isEmpty {
      toFit = nil
      return fit(cells, shift: shift, atMost: most)
    }
    if let camera = cameraToShow, !pixelSize.isEmpty {
      cameraToShow = nil
      return show(camera)
    }
    let before = viewport
    if let extent = content?.extent, !pixelSize.isEmpty {
      if isFitting {
        let inset = Int(saturating: (2 * Self.margin * scale).rounded())
        let size = pixelSize
        let room = PixelSize(
          width: size.width > 4 * inset ? size.width - inset : size.width,
          height: size.height > 4 * inset ? size.height - inset : size.height)
        viewport = .fitting(extent, in: room)
      }
      viewport.keepVisible(extent, in: pixelSize)
    }
    guard viewport != before else { return }
    setNeedsDisplay()
    placed.post(())
  }

  /// Shows all cells as large as they fit, and goes on to do so when the view changes its size.
  public func zoomToFit() {
    isFitting = true
    place()
  }

  /// Fits cells in the view and centres them.
  ///
  /// - Parameters:
  ///   - cells: in squares of cells.
  ///   - shift: a square is 2ⁿ cells wide.
  ///   - most: the maximum side of a cell, in pixels.
  public func fit(_ cells: CellRect, shift: Int = 0, atMost most: Double) {
    guard !pixelSize.isEmpty else {
      toFit = (cells, shift, most)
      return
    }
    isFitting = false
    move(to: .fitting(cells, shift: shift, in: pixelSize, atMost: most))
  }

  /// The viewed part; nil if the view always fits the content.
  public var camera: GridCamera? {
    guard !isFitting, !pixelSize.isEmpty else { return cameraToShow }
    let middle = PixelPoint(x: Double(pixelSize.width) / 2, y: Double(pixelSize.height) / 2)
    return GridCamera(side: viewport.cellSide, middle: viewport.cellPoint(at: middle))
  }

  /// Shows a part viewed before.
  public func show(_ camera: GridCamera) {
    guard !pixelSize.isEmpty else {
      cameraToShow = camera
      return
    }
    isFitting = false
    func start(_ length: Int, _ middle: Double) -> Int {
      Int(exactly: (Double(length) / 2 - middle * camera.side).rounded()) ?? 0
    }
    move(
      to: GridViewport(
        cellSide: camera.side, x: start(pixelSize.width, camera.middle.x),
        y: start(pixelSize.height, camera.middle.y)))
  }

  // MARK: Earlier views

  /// Remembers the present view, which is about to be changed.
  ///
  /// - Parameter turn: when the wheel was turned; nil for other changes.
  public func noteView(turn: EventTime? = nil) { views.note(camera, turn: turn) }

  /// Whether other cells were in view before, or the same in another size.
  public var hasPreviousView: Bool { views.hasOther(than: camera) }

  /// Shows the cells as before the last zoom or move.
  public func showPreviousView() {
    guard !isPainting, let last = views.takeLast(before: camera) else { return }
    if let last { show(last) } else { zoomToFit() }
  }

  // MARK: Changes

  /// Zooms by one step.
  ///
  /// - Parameter point: the fixed point; nil for the middle.
  public func zoom(_ steps: Int, at point: ViewPoint? = nil) {
    zoom(toSide: max(leastSide, viewport.nextSide(steps)), at: point)
  }

  /// Sets the side of a cell, in pixels.
  public func zoom(toSide side: Double, at point: ViewPoint? = nil) {
    let anchor = point ?? bounds.center
    isFitting = false
    var new = viewport
    new.zoom(to: side, at: PixelPoint(x: anchor.x * scale, y: anchor.y * scale))
    move(to: new)
  }

  /// Moves and zooms about the middle of the fingers, by whole pixels and steps of the zoom.
  func pinch(_ event: PinchEvent) {
    switch event.phase {
    case .began:
      motion?.stop()
      noteView()
      panned.post(())
      pinch = (viewport.cellSide, .zero)
    case .changed:
      pinch.rest = pan(byWholePixelsOf: pinch.rest + event.offset)
      pinch.side = min(
        max(pinch.side * event.factor, leastSide), GridViewport.cellSides.last ?? leastSide)
      let side = GridViewport.side(nearest: pinch.side)
      if side != viewport.cellSide, side >= leastSide { zoom(toSide: side, at: event.center) }
    case .ended: break
    }
  }

  /// Moves by whole pixels.
  ///
  /// - Parameter offset: in points.
  /// - Returns: the rest.
  func pan(byWholePixelsOf offset: ViewPoint) -> ViewPoint {
    let whole = ViewPoint(
      x: (offset.x * scale).rounded(.towardZero) / scale,
      y: (offset.y * scale).rounded(.towardZero) / scale)
    if whole != .zero { pan(by: whole) }
    return offset - whole
  }

  /// Moves the cells by an offset in points.
  public func pan(by offset: ViewPoint) {
    isFitting = false
    var new = viewport
    new.x += Int(saturating: (offset.x * scale).rounded())
    new.y += Int(saturating: (offset.y * scale).rounded())
    move(to: new)
  }

  private func move(to new: GridViewport) {
    var new = new
    if let extent = content?.extent { new.keepVisible(extent, in: pixelSize) }
    guard new != viewport else { return }
    viewport = new
    setNeedsDisplay()
    placed.post(())
  }
}
