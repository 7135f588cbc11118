public import Base
public import Documents

extension ToolContext {
  /// A new recipe for gradients, together with their first colour.
  public typealias NewInk = (ink: BrushInk, color: InkColor)

  /// Returns the edits that lay gradients over the bounds of elements: one for each, as their bounds differ. Gradients
  /// that they have keep the colours between the first and the last one.
  ///
  /// - Parameters:
  ///   - line: for their lines, areas and letters; nil leaves them unchanged.
  ///   - fill: for their solid fills; nil leaves them unchanged.
  ///   - change: a change of all of them that comes first.
  ///   - style: the style whose gradients have these colours; nil for each element's own.
  public func inking(
    _ ids: [ElementID], line: NewInk?, fill: NewInk?, after change: StyleChange = StyleChange(),
    withColorsOf style: LineStyle? = nil
  ) -> [PaintingEdit] {
    guard line != nil || fill != nil else { return [] }
    return painting.elements.indices(of: ids).compactMap { index in
      var element = painting.elements[index]
      guard !element.isEraser else { return nil }
      let old = style ?? element.placedStyle
      element.style = change.applied(to: element.style)
      let box = element.pointBox(on: ratio) { [display] in display.outline(of: $0) }
      let reach = element.isArea ? 0 : (change.width ?? element.width) / 2
      var change = StyleChange()
      if let line {
        change.lineGradient = line.ink.gradient(
          from: line.color, over: box.grown(by: reach), keeping: old.gradient
        ).map { .set($0) }
      }
      if let fill, !element.isArea, let now = element.fill, now.pattern == .solid {
        change.fillGradient = fill.ink.gradient(
          from: fill.color, over: box, keeping: old.fill?.gradient
        ).map { .set($0) }
      }
      return change.isEmpty ? nil : .restyle([element.id], change)
    }
  }
}
