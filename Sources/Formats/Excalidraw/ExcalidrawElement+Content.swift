import Base
import Canvas
import Documents

// Texts and pictures.
extension ExcalidrawElement {
  /// The text with its letters, in the middle of the height that it has there; nil if nothing is visible.
  func text(on paper: ExcalidrawPaper) -> ElementContent? {
    let size = label.size
    guard size > 0 else { return nil }
    let share =
      switch label.alignment {
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    var block = TextBlock(
      label.string, style: TextStyle(family: label.typeface, alignment: label.alignment),
      size: size, at: PaperPoint(x: x + share * width, y: y))
    let layout = TextSetting(block).layout
    // There left is left, here the start is that of the script.
    if layout.beginsOnRight {
      switch label.alignment {
      case .start: block.style.alignment = .end
      case .center: break
      case .end: block.style.alignment = .start
      }
    }
    block.map.y0 += (height - layout.size.height * size / TextSetting.unitsPerEm) / 2
    block.map = paper.map.after(turn).after(block.map)
    return block.isSound ? ElementContent(block, on: paper.ratio) : nil
  }

  /// The seen part of its picture in its box; nil for a box without extent.
  func picture(_ file: PictureBytes, on paper: ExcalidrawPaper) -> ElementContent? {
    let part = image.part
    let (wide, high) = (width / part.width, height / part.height)
    let frame = PaperMap(
      xx: wide, xy: 0, yx: 0, yy: high, x0: x - part.left * wide, y0: y - part.top * high)
    let center = PaperPoint(x: x + width / 2, y: y + height / 2)
    let mirror = PaperMap.scaling(x: image.scale.dx, y: image.scale.dy, about: center)
    let block = PictureBlock(file, map: paper.map.after(turn).after(mirror).after(frame))
    guard block.isSound, let outline = block.outline(of: part, on: paper.ratio) else {
      return nil
    }
    return .picture(block, outline)
  }
}
