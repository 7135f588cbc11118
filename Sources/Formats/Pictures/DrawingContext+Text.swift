import Base
import Canvas
import Documents
import Rendering

extension DrawingContext {
  /// Draws a text as letters, to be searched and copied in the page.
  ///
  /// - Parameter longerSide: of the paper, in the context's units.
  /// - Returns: false if the result would differ from its outline: if the element is not a text or has been erased, or
  ///   its original typeface is missing.
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
  /// Whether the outlines are equal up to the rounding in files, in unit coordinates.
  fileprivate func isNearly(_ other: AreaOutline) -> Bool {
    ends == other.ends
      && zip(points, other.points).allSatisfy {
        abs($0.x - $1.x) < 1e-5 && abs($0.y - $1.y) < 1e-5
      }
  }
}
