public import Base
import Glibc
import Widgets

// Zoom and scroll position of the paper.
extension PaintView {
  /// The zoom of the paper: 1 for a longer side of 1600 pixels.
  public var zoom: Double {
    Double(viewport.paper.width) / PaperScale.widthInPixels(of: shownRatio)
  }

  /// Converts a position on the paper to a point in the view.
  public func viewPoint(at position: UnitPoint) -> ViewPoint {
    viewport.viewPoint(at: position, scale: scale)
  }

  /// The pointer over the view, in the scene's points; nil while it is elsewhere.
  public var pointerInScene: ViewPoint? { pointer.map(positionInScene) }

  /// Whether the paper is fitted to the view, even when its size changes.
  public var isFitting: Bool { camera.isFitting }

  /// Fits the paper to the view.
  public func zoomToFit() {
    views.note(camera)
    camera.fit()
  }

  /// Zooms so that an area of the paper fills the view.
  public func zoomToFit(_ box: PaperBox) {
    guard !viewport.paper.isEmpty else { return }
    views.note(camera)
    camera.show(box, of: shownRatio, in: pixelSize, margin: 2 * camera.margin)
  }

  /// Moves a point of the paper to the middle of the view.
  public func center(at point: UnitPoint) {
    guard !viewport.paper.isEmpty else { return }
    camera.center(at: point, of: shownRatio, in: pixelSize)
  }

  /// Whether the paper was shown elsewhere, larger, smaller or rotated before.
  public var hasPreviousView: Bool { views.hasOther(than: camera) }

  /// Shows the paper as before the last zoom, move or rotation.
  public func showPreviousView() {
    guard !isDrawing, var last = views.takeLast(before: camera) else { return }
    last.margin = camera.margin
    camera = last
  }

  /// Remembers the present view, which is about to be changed.
  public func noteView() { views.note(camera) }

  /// The corners of the view, on the paper; empty if all of the paper is visible.
  public var partInView: [UnitPoint] {
    guard !viewport.paper.isEmpty, visiblePaper != PixelRect(size: viewport.paper.size) else {
      return []
    }
    let (width, height) = (Double(pixelSize.width), Double(pixelSize.height))
    return [(0, 0), (width, 0), (width, height), (0, height)].map {
      viewport.unitPoint(at: PixelPoint(x: $0.0, y: $0.1))
    }
  }

  /// Zooms, within 0.05 and 64.
  ///
  /// - Parameter point: the fixed point, in points; nil for the middle.
  public func zoom(to zoom: Double, at point: ViewPoint? = nil) {
    views.note(camera)
    changeZoom(to: zoom, at: point)
  }

  private func changeZoom(to zoom: Double, at point: ViewPoint?) {
    guard !viewport.paper.isEmpty else { return }
    let anchor = point ?? bounds.center
    camera.zoom(
      to: zoom, at: PixelPoint(x: anchor.x * scale, y: anchor.y * scale), of: shownRatio,
      in: pixelSize)
  }

  /// Rotates with Shift, zooms with Control, and moves the paper otherwise: sideways with both.
  func turnWheel(_ event: PointerEvent, dx: Double, dy: Double) {
    let (isShifted, isControlled) = (
      event.modifiers.contains(.shift), event.modifiers.contains(.control)
    )
    switch (isShifted, isControlled) {
    case (true, false):
      turningWheel += dy == 0 ? dx : dy
      let notches = turningWheel.rounded(.towardZero)
      turningWheel -= notches
      guard notches != 0 else { return }
      views.note(camera, turn: event.time)
      camera.turn = turn.turned(degrees: Int(saturating: notches) * Self.turnStep)
    case (false, true):
      views.note(camera, turn: event.time)
      changeZoom(to: zoom * exp2(-dy / 4), at: event.position)
    case (let isSideways, _):
      guard !isFitting else { return }
      views.note(camera, turn: event.time)
      let (x, y) = isSideways ? (dy, dx) : (dx, dy)
      pan(by: ViewPoint(x: -x * Scrolling.notch, y: -y * Scrolling.notch))
    }
  }

  // MARK: Fingers

  /// Quarter turns attract a rotation by fingers that is as near as this, in degrees.
  private static let snapDegrees = 4.0

  /// Moves, zooms and rotates about the middle of the fingers.
  func pinch(_ event: PinchEvent) {
    switch event.phase {
    case .began:
      noteView()
      turningFingers = Double(turn.degrees)
    case .changed:
      if event.offset != .zero { pan(by: event.offset) }
      let anchor = PixelPoint(x: event.center.x * scale, y: event.center.y * scale)
      if event.factor != 1 {
        camera.zoom(by: event.factor, at: anchor, of: shownRatio, in: pixelSize)
      }
      guard event.degrees != 0 else { return }
      turningFingers += event.degrees
      let square = (turningFingers / 90).rounded() * 90
      let degrees =
        abs(turningFingers - square) <= Self.snapDegrees ? square : turningFingers.rounded()
      let turn = PaperTurn(degrees: Int(saturating: degrees), isFlipped: turn.isFlipped)
      if turn != camera.turn {
        camera.turn(to: turn, at: anchor, of: shownRatio, in: pixelSize)
      }
    case .ended: break
    }
  }

  /// Moves the paper by an offset in points.
  public func pan(by offset: ViewPoint) {
    camera.pan(dx: offset.x * scale, dy: offset.y * scale, of: shownRatio, in: pixelSize)
  }
}
