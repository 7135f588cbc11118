import Base
import Canvas
import Glibc
import Rendering
import Texts
import Widgets

/// The keys of the presets, each with a stroke of its brush and its name.
final class PresetKeys: View {
  /// Posts the chosen preset.
  let chosen = Signal<BrushPreset>()
  private let keys: [PushKey]

  init(texts: Texts) {
    keys = BrushPreset.all.map { preset in
      let name = preset.name(texts)
      let sample = StrokeSample()
      return PushKey(name: name, tooltip: texts.brushKinds.presetTip) { pass, rect in
        Self.draw(preset, name: name, sample, pass, rect)
      }
    }
    super.init(Accessibility(.group, name: texts.brushKinds.presets))
    for (key, preset) in zip(keys, BrushPreset.all) {
      key.pushed = { [weak self] in self?.chosen.post(preset) }
      add(key)
    }
  }

  /// The brush in use, whose preset is lit. Setting it doesn't notify listeners.
  var brush = Brush() {
    didSet {
      for (key, preset) in zip(keys, BrushPreset.all) { key.isOn = preset.isSame(as: brush) }
    }
  }

  private static func draw(
    _ preset: BrushPreset, name: String, _ sample: StrokeSample, _ pass: RenderPass,
    _ rect: ViewRect
  ) {
    let nameHeight = 13.0
    let area = ViewRect(
      x: rect.x, y: rect.y, width: rect.width, height: rect.height - nameHeight)
    var brush = Brush()
    let ink = pass.faceplate.keyText
    brush.style.color = InkColor(
      red: UInt8(saturating: ink.red * 255), green: UInt8(saturating: ink.green * 255),
      blue: UInt8(saturating: ink.blue * 255))
    sample.draw(preset.brush(like: brush), pass, in: area)
    pass.draw(
      name, font: pass.theme.engravedSmall, color: pass.faceplate.keyText,
      in: ViewRect(x: rect.x, y: area.maxY, width: rect.width, height: nameHeight),
      alignment: .center)
  }

  private static let columns = 4
  private static let keyHeight = 48.0
  /// The height of both rows.
  static let height = keyHeight * Double((BrushPreset.all.count + columns - 1) / columns)

  override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  override func layout() {
    let step = bounds.width / Double(Self.columns)
    for (index, key) in keys.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      key.frame = snapped(
        ViewRect(
          x: Double(column) * step, y: Double(row) * Self.keyHeight, width: step,
          height: Self.keyHeight
        ).inset(1, 1))
    }
  }
}

/// A short wave drawn by a brush, kept until its brush or its size changes.
final class StrokeSample {
  private var drawn: (brush: Brush, size: PixelSize, picture: TiledPicture)?

  /// Draws the wave in an area, with a width that fits it.
  func draw(_ brush: Brush, _ pass: RenderPass, in area: ViewRect) {
    let size = PixelSize(
      width: Int(saturating: (area.width * pass.scale).rounded()),
      height: Int(saturating: (area.height * pass.scale).rounded()))
    guard !size.isEmpty else { return }
    if drawn?.brush != brush || drawn?.size != size {
      guard let picture = try? TiledPicture([Self.wave(brush, in: size)], size: size, cores: 1)
      else { return }
      drawn = (brush, size, picture)
    }
    let x = Int(saturating: (pass.origin.x + area.x * pass.scale).rounded())
    let y = Int(saturating: (pass.origin.y + area.y * pass.scale).rounded())
    pass.context.saved {
      pass.context.usePixels(x: x, y: y)
      drawn?.picture.paint(PixelRect(size: size), in: pass.context, x: 0, y: 0)
    }
  }

  private static func wave(_ brush: Brush, in size: PixelSize) -> Polyline {
    let (width, height) = (Double(size.width), Double(size.height))
    // Broad brushes are shown at half the key's height.
    let ink = min(brush.widthInPoints * height / 26, height * 0.5)
    let scale = ink / brush.widthInPoints
    let reach = max(height / 2 - ink / 2 - 1, height * 0.08)
    let margin = ink / 2 + 2
    let points = (0...40).map { index -> PixelPoint in
      let part = Double(index) / 40
      return PixelPoint(
        x: margin + (width - 2 * margin) * part,
        y: height / 2 - reach * sin(part * 2 * .pi))
    }
    let pen = Pen(width: ink, style: brush.style, pixelsPerPoint: scale)
    return Polyline(LinePoints(points, pressedBy: brush.style, scale: scale), pen: pen)
  }
}
