import Canvas
import Base
public import Texts
public import Widgets

/// The tileset of the current layer: the painting mode, and the tiles.
public final class TilePanel: View {
  /// The modes of drawing on tiles.
  public let mode: ChoiceRow
  /// The tiles of the current layer.
  public let grid: TilesetGrid
  /// Adds an empty tile.
  public let addButton: Button
  /// Adds a copy of the chosen tile.
  public let duplicateButton: Button
  /// Removes the chosen tile.
  public let removeButton: Button
  /// Moves the chosen tile back by a place.
  public let backButton: Button
  /// Moves the chosen tile forward by a place.
  public let forwardButton: Button

  /// - Parameter modes: the names of the modes, in order.
  public init(texts: PixelTexts, modes: [String], names: @escaping (Int) -> String) {
    func button(_ icon: Icon, _ name: String) -> Button {
      Button(icon: icon, style: .flat, name: name, tooltip: name)
    }
    mode = ChoiceRow(name: texts.tileMode, choices: modes, columns: modes.count, showsName: false)
    grid = TilesetGrid(name: texts.tiles, names: names)
    addButton = button(.plus, texts.addTile)
    duplicateButton = button(.duplicate, texts.duplicateTile)
    removeButton = button(.trash, texts.removeTile)
    backButton = button(.up, texts.tileBack)
    forwardButton = button(.down, texts.tileForward)
    super.init(Accessibility(.group, name: texts.tiles))
    add(mode)
    add(grid)
    for button in buttons { add(button) }
  }

  private var buttons: [Button] {
    [addButton, duplicateButton, removeButton, backButton, forwardButton]
  }

  public override var isOpaque: Bool { true }
  public override var isRegion: Bool { true }

  /// Its height in a wide and low layout.
  public static let lowHeight = 116.0

  public override func layout() {
    let margin = 14.0
    let width = bounds.width - 2 * margin
    // In a wide and low panel, put the buttons next to the modes.
    let isLow = bounds.width > 300
    let modeWidth = isLow ? min(width - 5 * 34 - 8, 260) : width
    mode.frame = ViewRect(x: margin, y: 8, width: modeWidth, height: 32)
    let left = isLow ? bounds.width - margin - 5 * 34 + 4 : margin - 4
    let foot = bounds.height - (isLow ? 8 : 42)
    for (index, button) in buttons.enumerated() {
      button.frame = ViewRect(
        x: left + Double(index) * 34, y: isLow ? 7 : foot + 4, width: 32, height: 32)
    }
    grid.frame = snapped(
      ViewRect(x: margin, y: 46, width: width, height: max(0, foot - 46)))
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
