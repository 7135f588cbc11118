public import Base
public import Texts
public import Widgets

/// Mixes a colour of a palette: faders on a small faceplate, and the colour as text.
public final class ColorEditor: View {
  /// Tells of every colour on the way.
  public let mixed = Signal<InkColor>()
  private let plate = PanelPlate()
  private let mixer: ColorMixer
  private let field: TextField

  public init(texts: Texts, color: InkColor) {
    mixer = ColorMixer(texts: texts, color: color)
    field = TextField(name: texts.hexColor, text: color.shortHex, style: .readout)
    super.init(Accessibility(.dialog, name: texts.mixColor))
    field.tooltip = texts.hexColorTip
    for view in [plate, mixer, field] as [View] { add(view) }
    mixer.mixed.listen(self) { [weak self] color in
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
        mixed.post(color)
      }
    }
    // What is refused stays to be mended; Esc gives it up.
    field.committed = { [weak self] _ in
      guard let self, !field.isInvalid else { return }
      window?.dismissPopup()
    }
  }

  public override var keepsDirection: Bool { true }
  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 10 }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 360), height: ColorMixer.height + 94)
  }

  public override func layout() {
    plate.frame = bounds
    let inner = bounds.inset(26, 24)
    mixer.frame = snapped(
      ViewRect(x: inner.x, y: inner.y, width: inner.width, height: ColorMixer.height))
    field.frame = snapped(
      ViewRect(x: inner.x, y: mixer.frame.maxY + 10, width: 130, height: 32))
  }

  public override func draw(_ pass: DrawPass) {
    pass.drawShadow(under: bounds, radius: 2, depth: 8)
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .enter else { return false }
    window?.dismissPopup()
    return true
  }
}
