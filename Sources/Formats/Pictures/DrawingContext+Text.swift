import Base
import Canvas
import Documents
import Rendering

extension DrawingContext {
  /// Draws a text by its letters, which those who read a page can search and copy.
  ///
  /// - Parameter longerSide: of the paper, in the context's units.
  /// - Returns: false where that would not be what its outline is: it is no text, or an erased one, or its typeface is
  ///   not the one that it was written with.
  func fillText(
    of element: PaintingElement, on paper: AspectRatio, longerSide: Double
  ) -> Bool {
    guard case .text(let block, let outline) = element.content, element.erasures.isEmpty,
      let text = element.stroke(on: paper).text,
      let present = TextSetting(block).outline(on: element.placement?.paper ?? paper),
      outline.isNearly(present)
    else { return false }
    let setting = TextSetting(text)
    let map = PixelMap(setting.map, longerSide: longerSide)
    saved {
      transform(
        xx: map.xx * longerSide, xy: map.xy * longerSide, yx: map.yx * longerSide,
        yy: map.yy * longerSide, x0: map.x0, y0: map.y0)
      setColor(element.style.color.canvasColor)
      setting.layout.drawAsSet(in: self)
    }
    return true
  }
}

extension AreaOutline {
  /// Whether another one is this one but for what files round, in unit coordinates.
  fileprivate func isNearly(_ other: AreaOutline) -> Bool {
    ends == other.ends
      && zip(points, other.points).allSatisfy {
        abs($0.x - $1.x) < 1e-5 && abs($0.y - $1.y) < 1e-5
      }
  }
}
