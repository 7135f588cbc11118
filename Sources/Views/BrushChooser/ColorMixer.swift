import Canvas
import Base
import Texts
import Widgets

/// Faders for the components of a colour: red, green and blue, hue, saturation and value, and opacity.
final class ColorMixer: View {
  /// Posts every colour mixed here.
  let mixed = Signal<InkColor>()
  /// Posted when the faders move.
  let moved = Signal<HSVColor>()
  private let faders: [ColorFader]
  private var storedColor: InkColor
  /// Keeps the hue of a colour that became grey, and the saturation of one that became black.
  private(set) var hsv: HSVColor
  private var isShowing = false

  init(texts: Texts, color: InkColor) {
    storedColor = color
    hsv = HSVColor(color)
    faders = ColorPart.allCases.map { ColorFader(part: $0, texts: texts) }
    super.init(Accessibility(.group, name: texts.mixColor))
    for fader in faders {
      add(fader)
      fader.changed.listen(self) { [weak self] in self?.set(fader.part, to: $0) }
    }
    updateControls()
  }

  /// Setting it doesn't notify listeners.
  var color: InkColor {
    get { storedColor }
    set {
      guard newValue != storedColor else { return }
      storedColor = newValue
      // Leave the faders in place if they represent this colour already.
      if hsv.inkColor(alpha: newValue.alpha) != newValue { takeHue(of: newValue) }
      updateControls()
    }
  }

  private func takeHue(of color: InkColor) {
    let new = HSVColor(color)
    hsv = HSVColor(
      hue: new.saturation == 0 ? hsv.hue : new.hue,
      saturation: new.value == 0 ? hsv.saturation : new.saturation, value: new.value)
  }

  private func set(_ part: ColorPart, to value: Double) {
    guard !isShowing else { return }
    var color = storedColor
    let byte = UInt8(saturating: min(max(value, 0), 255).rounded())
    switch part {
    case .red: color.red = byte
    case .green: color.green = byte
    case .blue: color.blue = byte
    case .hue: hsv.hue = value
    case .saturation: hsv.saturation = value / 100
    case .value: hsv.value = value / 100
    case .opacity: color.alpha = UInt8(saturating: (value * 255 / 100).rounded())
    }
    switch part {
    case .red, .green, .blue: takeHue(of: color)
    case .hue, .saturation, .value: color = hsv.inkColor(alpha: color.alpha)
    case .opacity: break
    }
    let isNew = color != storedColor
    storedColor = color
    updateControls()
    if isNew { mixed.post(color) }
  }

  /// Mixes a colour by hue, saturation and value at once, keeping its opacity.
  func mix(_ new: HSVColor) {
    guard new != hsv else { return }
    hsv = new
    let color = new.inkColor(alpha: storedColor.alpha)
    let isNew = color != storedColor
    storedColor = color
    updateControls()
    if isNew { mixed.post(color) }
  }

  /// Changes the hue, and gives black, white and grey one.
  func mix(hue: Double) {
    var color = hsv.withVisibleHue
    color.hue = hue
    mix(color)
  }

  private func updateControls() {
    isShowing = true
    for fader in faders {
      fader.value = value(of: fader.part)
      fader.trackColors = fader.part.track(of: storedColor, hsv)
    }
    isShowing = false
    moved.post(hsv)
  }

  private func value(of part: ColorPart) -> Double {
    switch part {
    case .red: Double(storedColor.red)
    case .green: Double(storedColor.green)
    case .blue: Double(storedColor.blue)
    case .hue: hsv.hue
    case .saturation: hsv.saturation * 100
    case .value: hsv.value * 100
    case .opacity: Double(storedColor.alpha) * 100 / 255
    }
  }

  // MARK: Layout

  private static let columns: [[ColorPart]] = [
    [.red, .green, .blue], [.hue, .saturation, .value],
  ]
  static let height = 4 * ColorFader.height

  override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  override func layout() {
    let gap = 12.0
    let width = (bounds.width - gap) / 2
    for (column, parts) in Self.columns.enumerated() {
      for (row, part) in parts.enumerated() {
        place(part, x: Double(column) * (width + gap), row: row, width: width)
      }
    }
    place(.opacity, x: 0, row: 3, width: bounds.width)
  }

  private func place(_ part: ColorPart, x: Double, row: Int, width: Double) {
    faders.first { $0.part == part }?.frame = snapped(
      ViewRect(
        x: x, y: Double(row) * ColorFader.height, width: width, height: ColorFader.height))
  }
}
