/// The recipes of a brush for the colours of its lines and of their fills.
public struct BrushInks: Equatable, Hashable, Sendable {
  /// The recipe for lines and areas.
  public var line = BrushInk()
  /// The recipe for solid fills.
  public var fill = BrushInk()

  /// Creates the recipes of single colours.
  public init() {}

  /// Creates the recipes that come nearest to the gradients of a style.
  public init(of style: LineStyle) {
    line = BrushInk(of: style.gradient)
    fill = BrushInk(of: style.fill?.gradient)
  }

  /// Whether neither is a gradient.
  public var arePlain: Bool { line.form == nil && fill.form == nil }

  /// Returns a style with the gradients of an element.
  ///
  /// - Parameters:
  ///   - box: the bounds of the element's points, without its width.
  ///   - width: that of its line, in lengths of the paper's longer side.
  public func applied(to style: LineStyle, over box: PaperBox, width: Double) -> LineStyle {
    var style = style
    style.gradient = line.gradient(from: style.color, over: box.grown(by: width / 2))
    if let fill = style.fill, fill.pattern == .solid {
      style.fill?.gradient = self.fill.gradient(from: fill.color, over: box)
    }
    return style
  }
}
