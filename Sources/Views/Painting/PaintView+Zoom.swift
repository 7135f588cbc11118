public import Base
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
    camera.fit()
  }

  /// Zooms, within 0.05 and 64.
  ///
  /// - Parameter point: the fixed point, in points; nil for the middle.
  public func zoom(to zoom: Double, at point: ViewPoint? = nil) {
    guard !viewport.paper.isEmpty else { return }
    let anchor = point ?? bounds.center
    camera.zoom(
      to: zoom, at: PixelPoint(x: anchor.x * scale, y: anchor.y * scale), of: shownRatio,
      in: pixelSize)
  }

  /// Moves the paper by an offset in points.
  public func pan(by offset: ViewPoint) {
    camera.pan(dx: offset.x * scale, dy: offset.y * scale, of: shownRatio, in: pixelSize)
  }
}
