public import Base
import Documents

extension ToolContext {
  /// Inserts an external text on the paper and selects it.
  ///
  /// - Parameter center: its centre, or nil for the centre of the visible area.
  /// - Returns: false if none of it is visible. If the layer is hidden or locked, tells the user and returns true.
  @discardableResult
  public func insert(_ string: String, around center: PaperPoint?) -> Bool {
    guard mayDraw() else { return true }
    let (corner, opposite) = display.corners
    let box = PaperBox(from: corner, to: opposite)
    let size = width(ofPoints: settings.textSize)
    let center = center ?? box.center
    var text = TextBlock(
      String(string.prefix(TextBlock.longest)), style: settings.textStyle, size: size, at: center)
    // Wrap lines that would extend past the visible area.
    let widest = 0.8 * box.width
    guard var outline = display.outline(of: text) else { return false }
    if bounds(of: outline).width > widest {
      text.width = widest / size
      outline = display.outline(of: text) ?? outline
    }
    let element = PaintingElement(
      .text(text, outline), width: PaperScale.length(ofPoints: 1),
      style: LineStyle(color: brush.style.color))
    let offset = center - bounds(of: outline).center
    let ratio = ratio
    insert(LazyElements([element])) { [element.moved(by: .translation(offset), on: ratio)] }
    return true
  }

  private func bounds(of outline: AreaOutline) -> PaperBox {
    PaperBox(outline.points.map { PaperPoint($0, on: ratio) })
  }
}
