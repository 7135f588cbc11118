import Base
import Canvas
import Texts
import Widgets

/// The keys of the ink: a plain colour or a gradient, its direction, and its second colour.
final class InkRow: View {
  /// Posts every recipe chosen here.
  let changed = Signal<BrushInk>()
  /// Posts whether the colours are for the second one.
  let otherChosen = Signal<Bool>()
  private let formKeys: [PushKey]
  private let knob: DirectionKnob
  private let otherKey: PushKey
  private let spaceKey: PushKey
  /// In the order of their keys.
  private static let forms: [GradientForm?] = [nil] + GradientForm.allCases

  init(texts: Texts) {
    let names = texts.ink
    formKeys = [names.plain, names.linear, names.radial].map {
      PushKey(name: $0, tooltip: $0) { _, _ in }
    }
    knob = DirectionKnob(name: names.angle)
    otherKey = PushKey(name: names.other, tooltip: names.otherTip) { _, _ in }
    spaceKey = PushKey(name: names.perceptual, tooltip: names.perceptualTip) { pass, rect in
      pass.draw(
        "Lab", font: pass.theme.engraved, color: pass.faceplate.keyText, in: rect,
        alignment: .center)
    }
    super.init(Accessibility(.group, name: names.ink))
    knob.tooltip = names.angleTip
    for (key, form) in zip(formKeys, Self.forms) {
      key.pushed = { [weak self] in self?.change { $0.form = form } }
    }
    knob.changed.listen(self) { [weak self] angle in self?.change { $0.angle = angle } }
    otherKey.pushed = { [weak self] in
      guard let self else { return }
      otherChosen.post(!isOther)
    }
    spaceKey.pushed = { [weak self] in
      self?.change { $0.space = $0.space == .oklab ? .srgb : .oklab }
    }
    for view in controls { add(view) }
    updateControls()
  }

  private var controls: [View] { formKeys + [knob, otherKey, spaceKey] }

  /// The recipe. Setting it doesn't notify listeners.
  var ink = BrushInk() { didSet { if ink != oldValue { updateControls() } } }
  /// The first colour of the gradient.
  var color = InkColor.black { didSet { if color != oldValue { updateControls() } } }
  /// Whether the second colour is being edited. Setting it doesn't notify listeners.
  var isOther = false { didSet { if isOther != oldValue { updateControls() } } }

  private func change(_ change: (inout BrushInk) -> Void) {
    var new = ink
    change(&new)
    guard new != ink else { return }
    ink = new
    changed.post(new)
  }

  private func updateControls() {
    let (ink, color) = (ink, color)
    knob.angle = ink.angle
    knob.isEnabled = ink.form == .linear
    for key in [otherKey, spaceKey] { key.isEnabled = ink.form != nil }
    otherKey.isOn = isOther
    otherKey.stateName = ink.other.shortHex
    spaceKey.isOn = ink.space == .oklab
    for (key, form) in zip(formKeys, Self.forms) {
      key.isOn = form == ink.form
      key.face = { pass, rect in
        var shown = ink
        shown.form = form
        Self.draw(shown, from: color, pass, rect)
      }
    }
    otherKey.face = { pass, rect in
      var shown = BrushInk()
      shown.form = nil
      Self.draw(shown, from: ink.other, pass, rect)
    }
  }

  /// Draws a small plate of an ink.
  private static func draw(
    _ ink: BrushInk, from color: InkColor, _ pass: RenderPass, _ rect: ViewRect
  ) {
    let context = pass.context
    let size = (width: min(rect.width - 6, 22), height: min(rect.height - 4, 14))
    let box = ViewRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    context.saved {
      context.roundedRectangle(box, radius: 2)
      context.clip()
      pass.drawSquares(box, side: 3.5, BrushPreview.dayTone, BrushPreview.dayTone.shaded(-0.25))
      context.rectangle(box)
      context.setInk(ink, from: color, over: box)
      context.fill()
    }
    context.roundedRectangle(box.inset(0.5), radius: 2)
    context.setLine(width: 1)
    context.setColor(pass.faceplate.keyText.with(alpha: 0.7))
    context.stroke()
  }

  static let height = 32.0

  override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  override func layout() {
    // Separate the form from the direction and the colours.
    let gap = 6.0
    let step = (bounds.width - 2 * gap) / Double(controls.count)
    for (index, view) in controls.enumerated() {
      let gaps = index < formKeys.count ? 0.0 : index == formKeys.count ? 1 : 2
      view.frame = snapped(
        ViewRect(
          x: Double(index) * step + gaps * gap, y: 0, width: step, height: bounds.height
        ).inset(1, 0))
    }
  }
}

extension DrawingContext {
  /// Sets the colours of a recipe over a rectangle as the source.
  func setInk(_ ink: BrushInk, from color: InkColor, over rect: ViewRect) {
    let box = PaperBox(
      from: PaperPoint(x: rect.x, y: rect.y), to: PaperPoint(x: rect.maxX, y: rect.maxY))
    guard let gradient = ink.gradient(from: color, over: box) else {
      return setColor(color.panelColor)
    }
    let field = gradient.field
    let colors = Gradient(field.blendedStops.map { ($0.offset, $0.color.panelColor) })
    let (start, end) = field.ends
    switch gradient {
    case .linear:
      setGradient(
        colors, from: ViewPoint(x: start.x, y: start.y), to: ViewPoint(x: end.x, y: end.y))
    case .radial(_, let focus):
      if !setRadialGradient(colors, focus: focus, map: field.map) { setColor(color.panelColor) }
    }
  }
}
