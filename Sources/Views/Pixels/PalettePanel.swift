import Canvas
import Base
public import Texts
public import Widgets

/// The palette next to the grid: the colours of both buttons, all colours, and the picture at its real size.
public final class PalettePanel: View {
  /// The colours of both buttons; a click swaps them.
  public let chips: ColorChips
  /// All colours of the palette.
  public let grid: PaletteGrid
  /// The swatch that clears cells.
  public let clear: ClearSwatch
  /// The picture at its real size.
  public let preview: PixelPreview
  /// Adds a colour to the palette.
  public let addButton: Button
  /// Changes the chosen colour wherever it is used.
  public let editButton: Button
  /// Opens the menu that sorts, replaces, imports and exports colours.
  public let moreButton: Button
  private let colorName = Label("", style: .body)
  private let colorPlace = Label("", style: .secondary)

  /// Creates a panel without colours.
  ///
  /// - Parameter names: returns the name of a colour for screen readers, by its index.
  public init(texts: PixelTexts, names: @escaping (Int) -> String) {
    chips = ColorChips(name: texts.swapColors)
    grid = PaletteGrid(name: texts.palette, names: names)
    clear = ClearSwatch(name: texts.noColor, tooltip: texts.noColorTip)
    preview = PixelPreview(name: texts.preview)
    addButton = Button(icon: .plus, style: .flat, name: texts.addColor, tooltip: texts.addColorTip)
    editButton = Button(
      icon: .pencil, style: .flat, name: texts.editColor, tooltip: texts.editColorTip)
    moreButton = Button(
      icon: .more, style: .flat, name: texts.paletteMore, tooltip: texts.paletteMoreTip,
      opensMenu: true)
    super.init(Accessibility(.group, name: texts.palette))
    for view in [
      chips, colorName, colorPlace, clear, grid, addButton, editButton, moreButton, preview,
    ]
      as [View]
    { add(view) }
  }

  /// Shows the name of the primary colour, and its place in the palette.
  public func showColor(_ name: String, place: String) {
    colorName.text = name
    colorPlace.text = place
  }

  /// The width of the panel, in points.
  public static let width = 204.0
  /// The height below the grid, and the minimum height for its buttons.
  static let (lowHeight, leastHeight) = (138.0, 118.0)

  public override var isOpaque: Bool { true }

  public override var isRegion: Bool { true }

  public override func layout() {
    let margin = 14.0
    let width = bounds.width - 2 * margin
    let isLow = bounds.height < 260 && bounds.width > 240
    let top = 10.0
    chips.frame = ViewRect(x: margin, y: top, width: 44, height: 44)
    let buttons = [addButton, editButton, moreButton]
    if isLow {
      clear.frame = snapped(ViewRect(x: margin + 76, y: top + 11, width: 22, height: 22))
      // In a wide and low panel, arrange the parts horizontally.
      colorName.frame = ViewRect(x: margin, y: 60, width: 110, height: 18)
      colorPlace.frame = ViewRect(x: margin, y: 78, width: 110, height: 16)
      for (index, button) in buttons.enumerated() {
        button.frame = ViewRect(
          x: margin + Double(index) * 34 - 4, y: 98, width: 32, height: 30)
      }
      let left = margin + 114
      let height = max(0, bounds.height - 2 * top)
      // Show the picture if there is room for both.
      let pictureWidth = bounds.width > 420 ? min(height, 120) : 0
      preview.isHidden = pictureWidth == 0
      preview.frame = snapped(
        ViewRect(
          x: bounds.width - margin - pictureWidth, y: top, width: pictureWidth, height: height))
      let right = pictureWidth > 0 ? pictureWidth + margin : 0
      grid.frame = snapped(
        ViewRect(
          x: left, y: top, width: max(0, bounds.width - left - margin - right), height: height))
      return
    }
    colorName.frame = ViewRect(x: margin + 54, y: top + 2, width: width - 54, height: 20)
    colorPlace.frame = ViewRect(x: margin + 54, y: top + 22, width: width - 54, height: 18)
    // The picture gets the space left by the colours, with a minimum.
    let least = bounds.height > 440 ? 120.0 : bounds.height > 330 ? 84 : 0
    let rest = bounds.height - margin - 64 - 40 - grid.height(width: width)
    let previewHeight = least > 0 ? max(least, min(180, rest.rounded(.down))) : 0
    preview.isHidden = previewHeight == 0
    let foot = bounds.height - previewHeight - (previewHeight > 0 ? margin : 0)
    let room = max(0, foot - 64 - 40)
    let gridHeight = min(grid.height(width: width).rounded(.up), room)
    grid.frame = snapped(ViewRect(x: margin, y: 64, width: width, height: gridHeight))
    for (index, button) in buttons.enumerated() {
      button.frame = ViewRect(
        x: margin - 4 + Double(index) * 36, y: 64 + gridHeight + 6, width: 34, height: 32)
    }
    clear.frame = snapped(
      ViewRect(x: bounds.width - margin - 22, y: 64 + gridHeight + 11, width: 22, height: 22))
    preview.frame = snapped(
      ViewRect(x: margin, y: foot + 2, width: width, height: max(0, previewHeight - 4)))
  }

  public override func draw(_ pass: RenderPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: pass.hairline, height: bounds.height))
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: bounds.width, height: pass.hairline))
    pass.context.fill()
  }
}
