public import Canvas
public import Base

/// What a view needs while it draws itself, and no longer.
///
/// The context's user space is the view's own: points, its upper left corner at 0, 0.
public struct DrawPass {
  public let context: DrawingContext
  public let theme: Theme
  /// Device pixels for a point.
  public let scale: Double
  /// What has to be drawn, in the view's points.
  public let damage: ViewRect
  /// Where the view's corner lies on the surface, in device pixels; where it is mirrored, its upper right one.
  public let origin: PixelPoint
  /// Whether the focused view shows that it is.
  public let showsFocus: Bool
  /// Whether left and right are exchanged, for a language that is read from right to left.
  public let isMirrored: Bool
  let texts: TextCache
  let textures: TextureCache

  /// The same pass on another surface, or with another corner.
  func moved(to context: DrawingContext, origin: PixelPoint, damage: ViewRect) -> DrawPass {
    DrawPass(
      context: context, theme: theme, scale: scale, damage: damage, origin: origin,
      showsFocus: showsFocus, isMirrored: context.turnsContentBack, texts: texts, textures: textures
    )
  }

  /// The same pass where only other points have to be drawn, as after the context was transformed.
  public func damaging(_ damage: ViewRect) -> DrawPass {
    moved(to: context, origin: origin, damage: damage)
  }

  /// Where the upper left corner of a rectangle of the view lies on the surface, in device pixels.
  public func pixelCorner(of rect: ViewRect) -> PixelPoint {
    PixelPoint(
      x: isMirrored ? origin.x - rect.maxX * scale : origin.x + rect.x * scale,
      y: origin.y + rect.y * scale)
  }

  /// A rectangle of the view on the surface; nil where its sides lie within device pixels.
  private func wholePixels(of rect: ViewRect) -> PixelRect? {
    let corner = pixelCorner(of: rect)
    let sides = [corner.x, corner.y, rect.width * scale, rect.height * scale]
    guard sides.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }) else { return nil }
    let whole = sides.map { Int(saturating: $0.rounded()) }
    return PixelRect(x: whole[0], y: whole[1], width: whole[2], height: whole[3])
  }

  /// The length of one device pixel.
  public var hairline: Double { 1 / scale }

  /// A length as so many whole device pixels, at least one.
  func wholePixels(_ length: Double) -> Double { max(1, (length * scale).rounded()) / scale }

  /// A text that is shaped once for as long as it is in use.
  public func layout(
    _ text: String, font: Font, width: Double? = nil, maxLines: Int = 1,
    alignment: TextLayout.Alignment = .left
  ) -> TextLayout {
    texts.layout(
      text, font: font, width: width, maxLines: maxLines, alignment: alignment,
      direction: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// Draws text, centred in height, in a rectangle.
  public func draw(
    _ text: String, font: Font, color: Color, in rect: ViewRect,
    alignment: TextLayout.Alignment = .left, maxLines: Int = 1
  ) {
    let layout = layout(
      text, font: font, width: rect.width, maxLines: maxLines, alignment: alignment)
    context.setColor(color)
    // On whole pixels, so that a text does not swim when its view moves.
    let y = ((rect.midY - layout.size.height / 2) * scale).rounded() / scale
    layout.draw(in: context, x: rect.x, y: y)
  }

  /// Draws a ring round a control that has the keyboard, of two tones, so that it is seen on any ground.
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

  /// Draws the line round a control where the theme has one.
  func drawOutline(_ rect: ViewRect, radius: Double) {
    guard let outline = theme.outline else { return }
    context.setColor(outline)
    context.setLine(width: 1)
    context.roundedRectangle(rect.inset(0.5), radius: max(0, radius - 0.5))
    context.stroke()
  }

  /// Fills a rectangle with squares of two colours in turn, on which a translucent colour shows.
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

  /// What lies under a translucent colour that is shown as such.
  func drawTranslucencySquares(_ rect: ViewRect, side: Double) {
    drawSquares(rect, side: side, Color(0xF8F8F8), Color(0x9A9A9A))
  }

  /// Draws a soft shadow round a raised rectangle, which will cover what lies under it.
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
    // Round it and not on it, where it will be covered.
    drawOutline(rect.inset(-1), radius: radius + 1)
  }
}
