public import Base

extension PaintingElement {
  /// The bounds of its points on a paper, without the width of its line.
  ///
  /// - Parameter outline: returns the outline of a text.
  public func pointBox(
    on ratio: AspectRatio, outline: (TextBlock) -> AreaOutline? = { _ in nil }
  ) -> PaperBox {
    let stroke = stroke(on: ratio)
    if let text = stroke.text, let outline = outline(text) {
      return PaperBox(outline.points.lazy.map { PaperPoint($0, on: ratio) })
    }
    return PaperBox(stroke.samples.lazy.map { PaperPoint($0.position, on: ratio) })
  }

  /// Returns a new element with the gradients of recipes, laid over its bounds.
  public func inked(by inks: BrushInks, on ratio: AspectRatio) -> PaintingElement {
    guard !inks.arePlain, !isEraser else { return self }
    var element = self
    element.style = inks.applied(
      to: style, over: pointBox(on: ratio), width: isArea ? 0 : width)
    return element
  }
}
