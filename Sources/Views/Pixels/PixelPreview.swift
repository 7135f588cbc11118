public import Canvas
public import Base
public import Widgets

/// A picture next to the grid, with an integer scale if it fits. A press plays it.
public final class PixelPreview: View {
  /// Nil for none.
  public var picture: SurfacePyramid? { didSet { setNeedsDisplay() } }
  /// The scale and the background; the user changes them in a menu.
  public var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }
  /// Whether it can be played.
  public var canPlay = false { didSet { if canPlay != oldValue { setNeedsDisplay() } } }
  /// Whether the animation plays.
  public var isPlaying = false { didSet { if isPlaying != oldValue { setNeedsDisplay() } } }
  /// Posted to start or stop playback.
  public let toggled = Signal<Void>()
  /// Posts the position in the scene for its menu.
  public let menuWanted = Signal<ViewPoint>()

  /// The display options of a picture.
  public struct Look: Equatable, Sendable {
    /// The number of pixels for a cell, if they fit; nil for as many as fit.
    public var scale: Int?
    /// The ground of transparent cells.
    public var background = Background.squares

    /// Creates options; by default the largest scale that fits, on squares.
    public init(scale: Int? = nil, background: Background = .squares) {
      self.scale = scale
      self.background = background
    }
  }

  /// The background.
  public enum Background: String, CaseIterable, Sendable {
    case squares, white, gray, black
  }

  /// Creates an empty preview with a name for screen readers.
  public init(name: String) { super.init(Accessibility(.button, name: name)) }

  public override var keepsDirection: Bool { true }
  public override var acceptsFocus: Bool { true }

  /// Returns the number of pixels for a cell of a picture in a given space.
  private func scale(of size: PixelSize, width: Double, height: Double) -> Double {
    let most = min(width / Double(size.width), height / Double(size.height))
    guard most >= 1 else { return most }
    return min(Double(look.scale ?? .max), most.rounded(.down))
  }

  public override func draw(_ pass: RenderPass) {
    guard let picture, !bounds.isEmpty else { return }
    pass.context.saved { draw(picture, pass) }
    if canPlay, isHovered || isFocused || isPlaying { drawButton(pass) }
    if isFocused { pass.drawFocusRing(bounds, radius: pass.theme.radius) }
  }

  private func draw(_ picture: SurfacePyramid, _ pass: RenderPass) {
    let size = picture.full.size
    let (roomX, roomY) = (bounds.width * pass.scale, bounds.height * pass.scale)
    let scale = scale(of: size, width: roomX, height: roomY)
    let (width, height) = (
      (Double(size.width) * scale).rounded(), (Double(size.height) * scale).rounded()
    )
    pass.context.usePixels(
      x: Int(saturating: pass.origin.x.rounded()), y: Int(saturating: pass.origin.y.rounded()))
    let frame = ViewRect(
      x: ((roomX - width) / 2).rounded(), y: ((roomY - height) / 2).rounded(), width: width,
      height: height)
    switch look.background {
    case .squares: pass.context.fillTranslucencySquares(frame, side: 4, pass.theme.translucency)
    case .white, .gray, .black:
      pass.context.setColor(
        look.background == .white
          ? Color(0xFFFFFF) : look.background == .gray ? Color(0x808080) : Color(0x000000))
      pass.context.rectangle(frame)
      pass.context.fill()
    }
    pass.context.paint(picture, in: frame, scale: scale)
    pass.context.setColor(pass.theme.line)
    pass.context.setLine(width: 1)
    pass.context.rectangle(frame.inset(-0.5))
    pass.context.stroke()
  }

  /// Draws the symbol for the effect of a press.
  private func drawButton(_ pass: RenderPass) {
    let rect = ViewRect(x: bounds.width - 26, y: bounds.height - 26, width: 24, height: 24)
    pass.context.setColor(pass.theme.panel)
    pass.context.roundedRectangle(rect, radius: pass.theme.radius)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.setLine(width: pass.hairline)
    pass.context.roundedRectangle(rect, radius: pass.theme.radius)
    pass.context.stroke()
    pass.context.setColor(pass.theme.text)
    (isPlaying ? Icon.pause : Icon.play).draw(in: pass.context, rect: rect, size: 16)
  }

  // MARK: Input

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    switch button {
    case .primary:
      if canPlay { toggled.post(()) }
      return true
    case .secondary:
      menuWanted.post(positionInScene(event.position))
      return true
    default: return false
    }
  }

  public override func hoverChanged() { setNeedsDisplay() }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .space, .enter: if canPlay { toggled.post(()) }
    case .menu: menuWanted.post(positionInScene(ViewPoint(x: 0, y: bounds.height)))
    default: return false
    }
    return true
  }
}
