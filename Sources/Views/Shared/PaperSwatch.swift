import Canvas
public import Base
public import Rendering
import Texts
import Widgets

/// A miniature of a paper: its colour, and symbols for a picture and a pattern.
public struct PaperSwatch: Equatable {
  private let color: InkColor
  private let hasPicture: Bool
  private let pattern: BackdropPattern.Kind?

  /// Creates the miniature of a paper; nil for no pattern.
  public init(color: InkColor, hasPicture: Bool, pattern: BackdropPattern.Kind?) {
    self.color = color
    self.hasPicture = hasPicture
    self.pattern = pattern
  }

  func spoken(_ texts: Texts) -> String {
    let name: String? =
      switch pattern {
      case .ruled: texts.background.ruled
      case .squared: texts.background.squared
      case .dotted: texts.background.dotted
      case .isometric: texts.background.isometric
      case nil: nil
      }
    return name ?? color.shortHex
  }

  func draw(_ pass: RenderPass, in area: ViewRect) {
    let context = pass.context
    context.saved {
      context.roundedRectangle(area, radius: 2)
      context.setColor(color.panelColor)
      context.fillKeepingPath()
      context.clip()
      let tone = Color(BrushPreview.isLitFor(color) ? 0xE0E0E0 : 0x707070, alpha: 0.85)
      context.setColor(tone)
      if hasPicture { drawHills(context, in: area) }
      context.setLine(width: pass.hairline)
      drawPattern(context, in: area)
    }
    context.setLine(width: pass.hairline)
    context.setColor(pass.theme.line)
    context.roundedRectangle(area.inset(-pass.hairline / 2), radius: 2)
    context.stroke()
  }

  private func drawHills(_ context: DrawingContext, in area: ViewRect) {
    for (x, height) in [(0.3, 0.7), (0.7, 0.5)] {
      let half = area.height * height * 0.6
      context.move(x: area.x + area.width * x - half, y: area.maxY)
      context.line(x: area.x + area.width * x, y: area.maxY - area.height * height)
      context.line(x: area.x + area.width * x + half, y: area.maxY)
      context.closePath()
    }
    context.fill()
  }

  private func drawPattern(_ context: DrawingContext, in area: ViewRect) {
    let step = 5.0
    let columns = stride(from: area.x + 4.5, to: area.maxX, by: step)
    let rows = stride(from: area.y + 5.5, to: area.maxY, by: step)
    switch pattern {
    case .ruled, .squared:
      for y in rows {
        context.move(x: area.x, y: y)
        context.line(x: area.maxX, y: y)
      }
      if pattern == .squared {
        for x in columns {
          context.move(x: x, y: area.y)
          context.line(x: x, y: area.maxY)
        }
      }
      context.stroke()
    case .dotted:
      for y in rows {
        for x in columns { context.circle(x: x, y: y, radius: 0.8) }
      }
      context.fill()
    case .isometric:
      let rise = area.width / 3.0.squareRoot()
      for y in stride(from: area.y - rise, to: area.maxY + rise, by: 1.6 * step) {
        context.move(x: area.x, y: y)
        context.line(x: area.maxX, y: y + rise)
        context.move(x: area.x, y: y)
        context.line(x: area.maxX, y: y - rise)
      }
      context.stroke()
    case nil: break
    }
  }
}
