import Canvas
public import Geometry
public import Ink
import Rendering
import Texts
public import Widgets

/// The brush's colour: a grid to point at and a field for its number.
public final class ColorControl: View {
  /// Tells of every new colour.
  public let changed = Signal<InkColor>()
  private let palette: ColorPalette
  private let grid: SwatchGrid
  private let field: TextField
  private var storedColor: InkColor

  init(texts: Texts, color: InkColor, palette: ColorPalette) {
    self.palette = palette
    storedColor = color
    grid = SwatchGrid(
      name: texts.color, colors: palette.colors.map(\.swatchColor), columns: palette.columns
    ) { palette.colors[$0].shortHex }
    field = TextField(name: texts.hexColor, text: color.shortHex)
    super.init(Accessibility(.group, name: texts.color))
    field.tooltip = texts.hexColor
    add(grid)
    add(field)
    grid.selection = palette.colors.firstIndex(of: color)
    grid.chosen.listen(self) { [weak self] index in self?.color = palette.colors[index] }
    field.changed.listen(self) { [weak self] in self?.typed($0) }
    field.committed = { [weak self] _ in self?.window?.focus(nil) }
    field.ended = { [weak self] in self?.showNumber() }
  }

  /// Setting it to what it is tells nobody.
  public var color: InkColor {
    get { storedColor }
    set {
      guard newValue != storedColor else { return }
      storedColor = newValue
      grid.selection = palette.colors.firstIndex(of: newValue)
      if !field.isFocused { showNumber() }
      setNeedsDisplay()
      changed.post(newValue)
    }
  }

  private func typed(_ text: String) {
    let typed = InkColor(hex: text.hasPrefix("#") ? text : "#\(text)")
    field.isInvalid = typed == nil
    if let typed { color = typed }
  }

  private func showNumber() {
    field.isInvalid = false
    field.text = storedColor.shortHex
  }

  private static let sampleSide = 32.0

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(
      width: width, height: grid.preferredSize(width: width).height + 8 + Self.sampleSide)
  }

  public override func layout() {
    let gridHeight = grid.preferredSize(width: bounds.width).height
    grid.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: gridHeight)
    let x = Self.sampleSide + 8
    field.frame = ViewRect(
      x: x, y: gridHeight + 8, width: max(0, bounds.width - x), height: Self.sampleSide)
  }

  public override func draw(_ pass: DrawPass) {
    let sample = ViewRect(
      x: 1.5, y: field.frame.y, width: Self.sampleSide - 1.5, height: Self.sampleSide)
    pass.context.setColor(storedColor.swatchColor)
    pass.context.roundedRectangle(sample, radius: pass.theme.radius)
    pass.context.fill()
    pass.context.setColor(pass.theme.text.with(alpha: 0.3))
    pass.context.setLine(width: pass.hairline)
    pass.context.roundedRectangle(sample.inset(pass.hairline / 2), radius: pass.theme.radius)
    pass.context.stroke()
  }
}

extension InkColor {
  /// The colour in the chooser: pure white is the paper's alone.
  fileprivate var swatchColor: Color { self == .white ? Color(0xFEFEFE) : canvasColor }
}
