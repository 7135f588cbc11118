public import Canvas
public import Base

/// The environment for drawing a view, valid only during the call.
///
/// The context's user space is the view's own: points, with the upper left corner at 0, 0.
public struct RenderPass {
  /// Draws on the window's surface.
  public let context: DrawingContext
  /// The colours and fonts.
  public let theme: Theme
  /// The number of device pixels in a point.
  public let scale: Double
  /// The area to draw, in the view's points.
  public let damage: ViewRect
  /// The position of the view's corner on the surface, in device pixels. For a mirrored view, the upper right corner.
  public let origin: PixelPoint
  /// Whether to show the focus.
  public let showsFocus: Bool
  /// Whether the view is mirrored for a right-to-left language.
  public let isMirrored: Bool
  let texts: TextCache
  let textures: TextureCache

  /// Returns the same pass on another surface, or with another corner.
  func moved(to context: DrawingContext, origin: PixelPoint, damage: ViewRect) -> RenderPass {
    RenderPass(
      context: context, theme: theme, scale: scale, damage: damage, origin: origin,
      showsFocus: showsFocus, isMirrored: context.turnsContentBack, texts: texts, textures: textures
    )
  }

  /// Returns the same pass with another damaged area, as after transforming the context.
  public func damaging(_ damage: ViewRect) -> RenderPass {
    moved(to: context, origin: origin, damage: damage)
  }

  /// Returns the position of a rectangle's upper left corner on the surface, in device pixels.
  public func pixelCorner(of rect: ViewRect) -> PixelPoint {
    PixelPoint(
      x: isMirrored ? origin.x - rect.maxX * scale : origin.x + rect.x * scale,
      y: origin.y + rect.y * scale)
  }

  /// Returns a rectangle of the view on the surface, or nil if its sides aren't on whole device pixels.
  private func wholePixels(of rect: ViewRect) -> PixelRect? {
    let corner = pixelCorner(of: rect)
    let sides = [corner.x, corner.y, rect.width * scale, rect.height * scale]
    guard sides.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }) else { return nil }
    let whole = sides.map { Int(saturating: $0.rounded()) }
    return PixelRect(x: whole[0], y: whole[1], width: whole[2], height: whole[3])
  }

  /// The length of one device pixel.
  public var hairline: Double { 1 / scale }

  /// Rounds a length to whole device pixels, at least one.
  func wholePixels(_ length: Double) -> Double { max(1, (length * scale).rounded()) / scale }

  /// Returns a text layout, cached as long as it is in use.
  public func layout(
    _ text: String, font: Font, width: Double? = nil, maxLines: Int = 1,
    alignment: TextLayout.Alignment = .left
  ) -> TextLayout {
    texts.layout(
      text, font: font, width: width, maxLines: maxLines, alignment: alignment,
      direction: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// Draws text in a rectangle, centred vertically.
  public func draw(
    _ text: String, font: Font, color: Color, in rect: ViewRect,
    alignment: TextLayout.Alignment = .left, maxLines: Int = 1
  ) {
    let layout = layout(
      text, font: font, width: rect.width, maxLines: maxLines, alignment: alignment)
    context.setColor(color)
    // Align with device pixels, so that the text doesn't wobble when its view moves.
    let y = ((rect.midY - layout.size.height / 2) * scale).rounded() / scale
    layout.draw(in: context, x: rect.x, y: y)
  }

  /// Draws a ring of two tones around a focused control, visible on any background.
  ///
  /// Source: technique C40 of WCAG 2.2.
  public func drawFocusRing(_ rect: ViewRect, radius: Double) {
    guard showsFocus else { return }
    for (color, width, inset) in [(theme.focusEdge, 1.5, 2.75), (theme.focus, 2, 1)] {
      context.setColor(color)
      context.setLine(width: width)
      context.roundedRectangle(rect.inset(inset), radius: max(0, radius - inset))
      context.stroke()
    }
  }

  /// Draws the outline of a control if the theme has one.
  func drawOutline(_ rect: ViewRect, radius: Double) {
    guard let outline = theme.outline else { return }
    context.setColor(outline)
    context.setLine(width: 1)
    context.roundedRectangle(rect.inset(0.5), radius: max(0, radius - 0.5))
    context.stroke()
  }

  /// Fills a rectangle with a checkerboard of two colours, as a background for translucency.
  public func drawSquares(_ rect: ViewRect, side: Double, _ one: Color, _ other: Color) {
    let side = max(1, (side * scale).rounded()) / scale
    context.setColor(one)
    context.rectangle(rect)
    context.fill()
    context.setColor(other)
    for row in 0..<max(1, Int(saturating: (rect.height / side).rounded(.up))) {
      for column in 0..<max(1, Int(saturating: (rect.width / side).rounded(.up)))
      where (row + column) % 2 == 1 {
        context.rectangle(
          ViewRect(
            x: rect.x + Double(column) * side, y: rect.y + Double(row) * side, width: side,
            height: side
          ).intersection(rect))
      }
    }
    context.fill()
  }

  /// Draws the background of a translucent colour.
  func drawTranslucencySquares(_ rect: ViewRect, side: Double) {
    drawSquares(rect, side: side, Color(0xF8F8F8), Color(0x9A9A9A))
  }

  /// Draws a soft shadow around a raised rectangle, which has to be drawn over it.
  public func drawShadow(under rect: ViewRect, radius: Double, depth: Double = 6) {
    let shadow = Shadow(color: theme.shadow, radius: radius, depth: depth, scale: scale)
    if let pixels = wholePixels(of: rect), shadow.isMadeOfPicture(under: pixels.size),
      let picture = textures.picture(of: shadow)
    {
      context.saved {
        context.usePixels(x: 0, y: 0)
        shadow.draw(picture, under: pixels, in: context)
      }
    } else {
      shadow.fill(under: rect, in: context)
    }
    // Draw it around the rectangle, whose inside will be covered.
    drawOutline(rect.inset(-1), radius: radius + 1)
  }
}
