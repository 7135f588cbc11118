import Canvas
import Base

extension TextField {
  private static let leastPlaceholderWidth = 24.0

  func font(_ theme: Theme) -> Font { style == .readout ? theme.readout : theme.body }

  private static let readoutMargin = 6.0

  /// Returns the width of a readout that fits a text and a caret after it.
  public static func readoutWidth(of text: String) -> Double {
    let width = TextLayout(text, font: Theme.light.readout).size.width
    return (width + caretRoom + 2 * readoutMargin).rounded(.up)
  }

  private static let caretRoom = 2.0

  private var textArea: ViewRect {
    let margin = style == .readout ? Self.readoutMargin : 8.0
    let left = icon == nil ? margin : 30.0
    let unit = suffix.isEmpty ? 0 : suffixWidth + 3
    let right = max(margin + unit, isInvalid ? 22 : 0)
    return ViewRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  private var suffixWidth: Double { TextLayout(suffix, font: font(.light)).size.width }

  /// The layout of the text.
  var shaped: TextLayout {
    TextLayout(
      shownText, font: font(.light), direction: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// Converts a horizontal position between the text, counted from its start, and the screen, counted from the left.
  func seen(_ x: Double, in layout: TextLayout) -> Double {
    isMirrored ? layout.size.width - x : x
  }

  func caretX(in layout: TextLayout) -> Double {
    seen(layout.caretX(atByte: shown(byte: editor.caretByte)), in: layout)
  }

  func origin(of layout: TextLayout) -> Double {
    let area = textArea
    switch alignment {
    case .left:
      // Keep the caret visible in a long text, or show its beginning without the focus.
      return isFocused
        ? area.x - max(0, caretX(in: layout) - area.width + Self.caretRoom) : area.x
    case .center: return area.midX - layout.size.width / 2
    case .right: return area.maxX - layout.size.width
    }
  }

  func drawField(_ pass: RenderPass) {
    let colors = TextFieldColors(style, pass.theme)
    drawBackground(colors, pass)
    let context = pass.context
    if isInvalid {
      drawRefusal(colors.warning, pass)
    } else if !suffix.isEmpty {
      pass.draw(
        suffix, font: font(pass.theme), color: colors.muted,
        in: ViewRect(
          x: textArea.maxX + 3, y: 0, width: suffixWidth + 1, height: bounds.height))
    }
    context.rectangle(textArea.inset(-1, 3))
    context.clip()
    let layout = pass.layout(shownText, font: font(pass.theme))
    let x = origin(of: layout)
    let y = ((bounds.midY - layout.size.height / 2) * pass.scale).rounded() / pass.scale
    // Hide the placeholder if it would be reduced to an ellipsis.
    if editor.text.isEmpty, textArea.width >= Self.leastPlaceholderWidth {
      pass.draw(placeholder, font: font(pass.theme), color: colors.muted, in: textArea)
    }
    if isFocused { drawSelection(layout, x: x, y: y, colors, pass) }
    context.setColor(isUsable ? colors.text : colors.disabled)
    layout.draw(in: context, x: x, y: y)
  }

  private func drawBackground(_ colors: TextFieldColors, _ pass: RenderPass) {
    let context = pass.context
    if style == .readout {
      let glass = snapped(bounds.inset(2))
      pass.fillWell(glass, radius: 4, color: colors.background)
      guard isFocused || isInvalid || isHovered else { return }
      pass.drawLitEdge(
        glass, radius: 4,
        color: isInvalid
          ? colors.warning : isFocused ? colors.focus : colors.muted.with(alpha: 0.6),
        glows: isFocused || isInvalid)
      return
    }
    pass.drawSheet(bounds, colors, of: self, isInvalid: isInvalid)
    if let icon {
      context.setColor(colors.muted)
      icon.draw(
        in: context, rect: ViewRect(x: 6, y: 0, width: 22, height: bounds.height), size: 16)
    }
  }

  /// Draws a mark in addition to the edge's colour, for users who can't distinguish it.
  private func drawRefusal(_ color: Color, _ pass: RenderPass) {
    let context = pass.context
    let x = bounds.width - 14
    let y = bounds.midY
    context.setColor(color)
    context.circle(x: x, y: y, radius: 6.5)
    context.fill()
    context.setColor(TextFieldColors(style, pass.theme).background)
    context.setLine(width: 1.8, cap: .round)
    context.move(x: x, y: y - 3.4)
    context.line(x: x, y: y + 0.4)
    context.stroke()
    context.circle(x: x, y: y + 3.3, radius: 1.1)
    context.fill()
  }

  private func drawSelection(
    _ layout: TextLayout, x: Double, y: Double, _ colors: TextFieldColors, _ pass: RenderPass
  ) {
    let bytes = editor.selectedBytes
    let selected = shown(byte: bytes.lowerBound)..<shown(byte: bytes.upperBound)
    let height = layout.size.height
    if selected.isEmpty {
      pass.context.setColor(colors.text)
      let caret = x + caretX(in: layout)
      pass.context.rectangle(ViewRect(x: caret.rounded(), y: y, width: 1, height: height))
    } else {
      pass.context.setColor(colors.selection)
      for box in layout.boxes(of: selected) {
        let start = seen(isMirrored ? box.maxX : box.x, in: layout)
        pass.context.rectangle(ViewRect(x: x + start, y: y, width: box.width, height: height))
      }
    }
    pass.context.fill()
    guard let composed = composedBytes else { return }
    pass.context.setColor(colors.text)
    for box in layout.boxes(of: composed) {
      let start = seen(isMirrored ? box.maxX : box.x, in: layout)
      pass.context.rectangle(
        ViewRect(x: x + start, y: y, width: box.width, height: height).underline(thickness: 1))
    }
    pass.context.fill()
  }
}

extension RenderPass {
  /// Draws the sheet of paper behind an edited text.
  func drawSheet(
    _ rect: ViewRect, _ colors: TextFieldColors, of input: TextInput, isInvalid: Bool = false
  ) {
    context.setColor(input.isUsable ? colors.background : theme.control)
    context.roundedRectangle(rect, radius: theme.radius)
    context.fill()
    let isFocused = input.isFocused
    context.setColor(
      isInvalid
        ? colors.warning : isFocused ? colors.focus : input.isHovered ? colors.muted : theme.line)
    let width = isFocused || isInvalid ? 2 : max(1, hairline)
    context.setLine(width: width)
    context.roundedRectangle(rect.inset(width / 2), radius: theme.radius - width / 2)
    context.stroke()
  }
}
