import Base
import Canvas
import Documents
import Rendering

/// Draws parts of a painting as vectors, and texts as texts, with the paper's corner at the origin.
struct VectorSketch {
  private let context: DrawingContext
  private let paper: AspectRatio
  private let viewport: Viewport
  private let all: PixelRect

  init(_ context: DrawingContext, _ paper: AspectRatio, _ viewport: Viewport) {
    (self.context, self.paper, self.viewport) = (context, paper, viewport)
    all = PixelRect(size: viewport.paper.size)
  }

  /// - Parameter backdrop: drawn by erasers; nil for ink alone.
  func draw(_ part: ComposedPart, over backdrop: BackdropTiles?) {
    switch part {
    case .element(let element): draw(element, over: backdrop)
    case .group(let group):
      context.faded(to: group.style.opacity, blending: group.style.blending) {
        draw(group.parts, through: group.masks[...])
      }
    }
  }

  private func draw(_ element: PaintingElement, over backdrop: BackdropTiles?) {
    let longerSide = Double(all.size.longerSide)
    guard !context.fillText(of: element, on: paper, longerSide: longerSide) else { return }
    Polyline(ignoringGroupsOf: element, on: paper, in: viewport).sketch(
      all, in: context, x: 0, y: 0, over: backdrop,
      curves: PixelCurve.curves(of: element, on: paper, in: viewport),
      outline: CurvedOutline(
        of: element, on: paper, scale: longerSide, accuracy: OutlineAccuracy.print))
  }

  /// Draws the members of a group through its masks, the last one first.
  private func draw(_ parts: [ComposedPart], through masks: ArraySlice<ComposedGroup.Mask>) {
    guard let mask = masks.last else {
      for part in parts { draw(part, over: nil) }
      return
    }
    func drawRest() { draw(parts, through: masks.dropLast()) }
    switch mask.role {
    case .clip, .content: context.masked(by: { clip(to: mask.parts) }, draw: drawRest)
    case .alphaMask:
      context.masked(by: { for part in mask.parts { draw(part, over: nil) } }, draw: drawRest)
    case .luminanceMask:
      context.maskedByLuminance(all, x: 0, y: 0) { context, _, _ in
        let sketch = VectorSketch(context, paper, viewport)
        for part in mask.parts { sketch.draw(part, over: nil) }
      } draw: {
        drawRest()
      }
    }
  }

  private func clip(to parts: [ComposedPart]) {
    for element in parts.flatMap(\.elements) {
      Polyline(ignoringGroupsOf: element, on: paper, in: viewport).clippingArea.sketch(
        all, in: context, x: 0, y: 0, over: nil)
    }
  }
}
