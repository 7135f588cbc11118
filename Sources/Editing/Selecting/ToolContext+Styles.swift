public import Base
import Documents

/// The look of an element, without its shape, to be given to others.
public struct CopiedStyle: Sendable {
  /// With its gradients in their places on the paper.
  let style: LineStyle
  /// As a fraction of the paper's longer side.
  let width: Double
}

// The style of the brush, or of another element, for the selected elements.
extension ToolContext {
  /// Applies a brush to the elements, keeping their points.
  public func apply(_ brush: Brush) {
    let inks = brush.inks
    restyle(
      StyleChange(brush.style, width: width(ofPoints: brush.widthInPoints)),
      line: inks.line.form == nil ? nil : (inks.line, brush.style.color),
      fill: inks.fill.form == nil ? nil : brush.style.fill.map { (inks.fill, $0.color) })
  }

  /// The style of the topmost selected element; nil without a selection.
  public var selectedStyle: CopiedStyle? {
    selection.topmost.map { CopiedStyle(style: $0.placedStyle, width: $0.width) }
  }

  /// Applies the style of another element, also from another painting, to the selected elements in one step. Its
  /// gradients reach over the bounds of each element.
  public func apply(_ copied: CopiedStyle) {
    let (style, inks) = (copied.style, BrushInks(of: copied.style))
    var change = StyleChange(style.withoutGradients, width: copied.width)
    if inks.fill.form == nil { change.fillGradient = .remove }
    func ink(_ ink: BrushInk, of gradient: InkGradient?) -> NewInk? {
      gradient?.field.stops.first.map { (ink, $0.color) }
    }
    restyle(
      change, line: ink(inks.line, of: style.gradient),
      fill: ink(inks.fill, of: style.fill?.gradient), withColorsOf: style)
  }

  private func restyle(
    _ change: StyleChange, line: NewInk?, fill: NewInk?, withColorsOf style: LineStyle? = nil
  ) {
    let ids = selection.ids
    let edits = inking(ids, line: line, fill: fill, after: change, withColorsOf: style)
    changeSelected(
      edits.isEmpty ? .restyle(ids, change) : .combined([.restyle(ids, change)] + edits))
  }
}
