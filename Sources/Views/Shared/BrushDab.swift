public import Base
import Canvas
import Texts
import Widgets

/// A small sample of a brush, clipped to its area: its colour on a contrasting background, its width, cap and dash.
public struct BrushDab: Equatable {
  /// Nil for an eraser, which leaves no ink.
  private let style: LineStyle?
  /// The recipe for the line's colours.
  private let ink: BrushInk
  /// The recipe for the fill's colours.
  private let fillInk: BrushInk
  /// Nil for a fill.
  private let widthInPoints: Double?

  /// Creates the sample of a brush at its width.
  public init(_ brush: Brush) {
    style = brush.style
    (ink, fillInk) = (brush.inks.line, brush.inks.fill)
    widthInPoints = brush.widthInPoints
  }

  /// The sample of an eraser.
  public init(eraserOfPoints width: Double) {
    style = nil
    (ink, fillInk) = (BrushInk(), BrushInk())
    widthInPoints = width
  }

  /// The sample of a fill in the colours of a brush.
  public init(areaOf brush: Brush) {
    style = LineStyle(color: brush.style.color)
    (ink, fillInk) = (brush.inks.line, BrushInk())
    widthInPoints = nil
  }

  /// Whether its lines can have a fill.
  public var canFill: Bool { style != nil && widthInPoints != nil }

  /// Returns a description of its fill.
  func spokenFill(_ texts: Texts) -> String { style?.fill?.color.shortHex ?? texts.noFill }

  /// Draws its fill, or a line across the area without one.
  func drawFill(_ pass: RenderPass, in area: ViewRect) {
    let context = pass.context
    context.saved {
      context.roundedRectangle(area, radius: 3)
      context.clip()
      pass.drawSquares(
        area, side: 4, BrushPreview.dayTone, BrushPreview.dayTone.shaded(-0.25))
      if let fill = style?.fill {
        context.rectangle(area)
        context.setInk(fillInk, from: fill.color, over: area)
        context.fill()
      } else {
        context.setLine(width: 2)
        context.setColor(pass.theme.warning)
        context.move(x: area.x, y: area.maxY)
        context.line(x: area.maxX, y: area.y)
        context.stroke()
      }
    }
  }

  /// Returns its width as text, or the colour of a fill.
  func title(_ texts: Texts) -> String {
    widthInPoints == nil ? style?.color.shortHex ?? "" : texts.widthValue(width)
  }

  /// Returns a full description.
  func spoken(_ texts: Texts) -> String {
    if widthInPoints == nil { return title(texts) }
    return style.map { texts.brushValue(width, $0.color.shortHex) } ?? texts.eraserValue(width)
  }

  private var width: String { NumberField.text(widthInPoints ?? 0, decimals: 1) }

  // MARK: Drawing

  func draw(_ pass: RenderPass, in area: ViewRect) {
    let context = pass.context
    context.saved {
      context.roundedRectangle(area, radius: 3)
      let isDay = style.map { BrushPreview.isLitFor($0.color) } ?? true
      context.setColor(isDay ? BrushPreview.dayTone : BrushPreview.nightTone)
      context.fillKeepingPath()
      context.clip()
      if let style { draw(style, pass, in: area) } else { drawEraser(pass, in: area) }
    }
  }

  private func draw(_ style: LineStyle, _ pass: RenderPass, in area: ViewRect) {
    let context = pass.context
    guard let widthInPoints else {
      context.setInk(ink, from: style.color, over: area)
      return context.paint()
    }
    // The widest brush fills the area; the scale favours differences between thin ones.
    let share = widthInPoints / Brush.allowedWidths.upperBound
    let width = 1 + (area.height - 4) * share.squareRoot()
    context.setLine(
      width: width, cap: style.cap == .butt ? .butt : style.cap == .round ? .round : .square,
      dash: style.dash.lengths.map { $0 * width })
    let line = ViewRect(
      x: area.x + area.width * 0.3, y: area.midY, width: area.width * 0.4, height: 0)
    context.setInk(ink, from: style.color, over: line.inset(-width / 2))
    context.move(x: line.x, y: line.y)
    context.line(x: line.maxX, y: line.y)
    context.stroke()
  }

  /// Draws a ring like the one around the pointer.
  private func drawEraser(_ pass: RenderPass, in area: ViewRect) {
    let share = min(1, (widthInPoints ?? 0) / DialScale.eraserWidth.range.upperBound)
    let radius = 1.5 + (area.height / 2 - 3.5) * share.squareRoot()
    pass.context.circle(x: area.midX, y: area.midY, radius: radius)
    pass.context.setColor(Color(0xFDFDFD))
    pass.context.fillKeepingPath()
    pass.context.setLine(width: 1.25)
    pass.context.setColor(BrushPreview.nightTone)
    pass.context.stroke()
  }
}
