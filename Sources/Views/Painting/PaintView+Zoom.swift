public import Base
import Widgets

// How large the paper is shown, and which part of it.
extension PaintView {
  /// How large the paper is shown: 1 where its longer side has 1600 pixels.
  public var zoom: Double {
    Double(viewport.paper.width) / PaperScale.widthInPixels(of: shownRatio)
  }

  /// Where a position on the paper is in the view, in points.
  public func viewPoint(at position: UnitPoint) -> ViewPoint {
    viewport.viewPoint(at: position, scale: scale)
  }

  /// Whether the paper is as large as fits, and stays so when the view changes.
  public var isFitting: Bool { placement.isFitting }

  /// Shows all of the paper.
  public func zoomToFit() {
    placement.fit()
  }

  /// Zooms, within 0.05 and 64.
  ///
  /// - Parameter point: what stays where it is, in points; the middle if nil.
  public func zoom(to zoom: Double, at point: ViewPoint? = nil) {
    guard !viewport.paper.isEmpty else { return }
    let anchor = point ?? bounds.center
    placement.zoom(
      to: zoom, at: PixelPoint(x: anchor.x * scale, y: anchor.y * scale), of: shownRatio,
      in: pixelSize)
  }

  /// Moves the paper by an offset in points.
  public func pan(by offset: ViewPoint) {
    placement.pan(dx: offset.x * scale, dy: offset.y * scale, of: shownRatio, in: pixelSize)
  }
}
