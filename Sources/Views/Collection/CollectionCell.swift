import Canvas
import Base
import Widgets

/// Draws an item of the collection.
struct CollectionCell {
  var entry: CollectionEntry
  /// In the view's points.
  var rect: ViewRect
  var size: ThumbnailSize
  /// Whether it has the keyboard focus.
  var isCurrent: Bool
  var isHovered: Bool
  var isPressed: Bool
  /// Nil unless there is a selection or the pointer is over the item.
  var tick: CollectionTick?
  /// Whether any item is selected.
  var isChoosing: Bool
  var hidesTitle: Bool
  /// The entry's date as text.
  var date: String

  private var isChosen: Bool { tick?.isChosen ?? false }

  /// - Parameter preview: returns the picture for a size in device pixels.
  func draw(_ pass: RenderPass, preview: (PixelSize) -> Surface?) {
    drawBackground(pass)
    drawPicture(pass, preview: preview)
    tick?.draw(pass, in: rect)
    guard !hidesTitle else { return }
    let width = rect.width - 24
    let y = rect.y + size.box.height + 18
    pass.draw(
      entry.title, font: pass.theme.body, color: pass.theme.text,
      in: ViewRect(x: rect.x + 12, y: y, width: width, height: 20), alignment: .center)
    guard size.showsDate else { return }
    pass.draw(
      date, font: pass.theme.small, color: pass.theme.secondaryText,
      in: ViewRect(x: rect.x + 12, y: y + 21, width: width, height: 18), alignment: .center)
    guard !entry.tags.isEmpty else { return }
    pass.draw(
      entry.tags.map { "#" + $0 }.joined(separator: "  "), font: pass.theme.small,
      color: pass.theme.accent,
      in: ViewRect(x: rect.x + 12, y: y + 39, width: width, height: 18), alignment: .center)
  }

  /// Draws the background. Selected items are highlighted as targets of commands; the keyboard focus is then shown as a
  /// mere ring.
  private func drawBackground(_ pass: RenderPass) {
    let theme = pass.theme
    let background = rect.inset(4)
    let isMeant = isChoosing ? isChosen : isCurrent
    if isMeant || isHovered || isPressed {
      pass.context.setColor(
        isMeant ? theme.selection.with(alpha: 0.65) : theme.control.with(alpha: 0.7))
      pass.context.roundedRectangle(background, radius: theme.largeRadius)
      pass.context.fill()
    }
    guard isMeant || isCurrent || isPressed else { return }
    let width = isChosen && isCurrent ? 3 : 1.5
    pass.context.setColor(
      isPressed ? theme.accentPressed : isMeant ? theme.accent : theme.secondaryText)
    pass.context.setLine(width: width)
    pass.context.roundedRectangle(background.inset(width / 2), radius: theme.largeRadius)
    pass.context.stroke()
  }

  private func drawPicture(_ pass: RenderPass, preview: (PixelSize) -> Surface?) {
    let box = size.box
    let size = entry.pictureSize(
      in: PixelSize(
        width: Int(saturating: box.width * pass.scale),
        height: Int(saturating: box.height * pass.scale)))
    let width = Double(size.width) / pass.scale
    let height = Double(size.height) / pass.scale
    // Align with device pixels, so that nothing is blurred.
    let x = ((rect.midX - width / 2) * pass.scale).rounded() / pass.scale
    let y = ((rect.y + 12 + (box.height - height) / 2) * pass.scale).rounded() / pass.scale
    let paper = ViewRect(x: x, y: y, width: width, height: height)
    pass.drawShadow(under: paper, radius: 1, depth: 3)
    let context = pass.context
    guard let surface = preview(size) else {
      context.setColor(Color(0xFDFCFA))
      context.rectangle(paper)
      context.fill()
      return
    }
    context.saved {
      let corner = pass.pixelCorner(of: paper)
      context.usePixels(
        x: Int(saturating: corner.x.rounded()), y: Int(saturating: corner.y.rounded()))
      if surface.format == .argb32 {
        context.fillTranslucencySquares(behind: size, pass.theme.translucency)
      }
      if surface.size == size {
        context.paint(surface, x: 0, y: 0)
      } else {
        context.paint(
          surface,
          in: ViewRect(
            x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
      }
    }
  }
}
