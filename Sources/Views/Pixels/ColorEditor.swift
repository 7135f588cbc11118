public import Base
public import Texts
public import Widgets

/// An editor for a colour of a palette: a square of a hue's colours, a wheel of hues, faders, and the colour as text.
public final class ColorEditor: View {
  /// Posts every intermediate colour.
  public let mixed = Signal<InkColor>()
  private let plate = PanelPlate()
  private let mixer: ColorMixer
  private let square: ColorSquare
  private let hues: HueWheel
  private let field: TextField

  /// - Parameter room: the height of the window. In a low one, there are only faders.
  public init(texts: Texts, color: InkColor, room: Double) {
    mixer = ColorMixer(texts: texts, color: color)
    square = ColorSquare(
      name: texts.saturationAndValue, tooltip: texts.saturationAndValueTip, color: mixer.hsv)
    hues = HueWheel(name: texts.hue, tooltip: texts.hueTip, hue: mixer.hsv.hue)
    hues.color = color
    let hasRoom = room >= Self.leastRoom
    (square.isHidden, hues.isHidden) = (!hasRoom, !hasRoom)
    field = TextField(name: texts.hexColor, text: color.shortHex, style: .readout)
    super.init(Accessibility(.dialog, name: texts.mixColor))
    field.tooltip = texts.hexColorTip
    for view in [plate, square, hues, mixer, field] as [View] { add(view) }
    square.changed.listen(self) { [weak self] in self?.mixer.mix($0) }
    hues.changed.listen(self) { [weak self] in self?.mixer.mix(hue: $0) }
    mixer.moved.listen(self) { [weak self] color in
      self?.square.color = color
      self?.hues.hue = color.hue
    }
    mixer.mixed.listen(self) { [weak self] color in
      self?.hues.color = color
      self?.field.text = color.shortHex
      self?.field.isInvalid = false
      self?.mixed.post(color)
    }
    field.changed.listen(self) { [weak self] text in
      guard let self else { return }
      let color = InkColor(hex: text) ?? InkColor(name: text)
      field.isInvalid = color == nil
      if let color {
        mixer.color = color
        hues.color = color
        mixed.post(color)
      }
    }
    // Keep an invalid text for correction; Esc discards it.
    field.committed = { [weak self] _ in
      guard let self, !field.isInvalid else { return }
      window?.dismissPopup()
    }
  }

  public override var keepsDirection: Bool { true }
  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 10 }

  /// The minimum height of a window with the square.
  private static let leastRoom = 420.0
  private static let squareHeight = 144.0

  /// The height of the square with the gap below it.
  private var squareRoom: Double { square.isHidden ? 0 : Self.squareHeight + 8 }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 360), height: ColorMixer.height + 94 + squareRoom)
  }

  public override func layout() {
    plate.frame = bounds
    let inner = bounds.inset(26, 24)
    let wheelSide = Self.squareHeight
    square.frame = snapped(
      ViewRect(
        x: inner.x - 4, y: inner.y - 4, width: max(40, inner.width - wheelSide),
        height: Self.squareHeight))
    hues.frame = snapped(
      ViewRect(
        x: inner.maxX + 4 - wheelSide, y: inner.y - 4, width: wheelSide,
        height: Self.squareHeight))
    mixer.frame = snapped(
      ViewRect(x: inner.x, y: inner.y + squareRoom, width: inner.width, height: ColorMixer.height))
    field.frame = snapped(
      ViewRect(x: inner.x, y: mixer.frame.maxY + 10, width: 130, height: 32))
  }

  public override func draw(_ pass: RenderPass) {
    pass.drawShadow(under: bounds, radius: 2, depth: 8)
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .enter else { return false }
    window?.dismissPopup()
    return true
  }
}
