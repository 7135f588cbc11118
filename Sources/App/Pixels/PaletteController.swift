import Canvas
import Base
import Documents
import Rendering
import Texts
import Views
import Widgets

/// The palette of one window with pixel art: which colours the buttons paint with, and how the palette changes.
final class PaletteController {
  /// A colour of the palette, or `CellGrid.empty`.
  private(set) var primary: CellGrid.Cell = 0
  /// A colour of the palette, or `CellGrid.empty`.
  private(set) var secondary: CellGrid.Cell = 6
  let panel: PalettePanel
  private let desk: PixelDesk
  private let texts: Texts

  init(_ desk: PixelDesk, texts: Texts) {
    self.desk = desk
    self.texts = texts
    panel = PalettePanel(texts: texts.pixels) { [weak desk] index in
      desk?.picture.palette.color(of: CellGrid.Cell(index))?.shortHex ?? ""
    }
    panel.grid.chosen.listen(self) { [weak self] choice in
      self?.choose(CellGrid.Cell(choice.index), for: choice.isSecondary ? .secondary : .primary)
    }
    panel.grid.rampChosen.listen(self) { [weak desk] ramp in desk?.perform { $0.setRamp(ramp) } }
    panel.grid.edit = { [weak self] _ in self?.edit() }
    panel.chips.swap = { [weak self] in self?.swap() }
    panel.addButton.action = { [weak self] in self?.addColor() }
    panel.editButton.action = { [weak self] in self?.edit() }
    show()
  }

  // MARK: Choosing

  func cell(of button: GridButton) -> CellGrid.Cell {
    button == .primary ? primary : secondary
  }

  func choose(_ cell: CellGrid.Cell, for button: GridButton) {
    if button == .primary { primary = cell } else { secondary = cell }
    show()
  }

  func swap() {
    (primary, secondary) = (secondary, primary)
    show()
  }

  // MARK: Showing

  /// Shows the palette as it is now.
  func show() {
    let palette = desk.picture.palette
    func kept(_ cell: CellGrid.Cell) -> CellGrid.Cell {
      min(cell, CellGrid.Cell(palette.count - 1))
    }
    (primary, secondary) = (kept(primary), kept(secondary))
    panel.grid.colors = palette.colors.map(\.canvasColor)
    panel.grid.primary = primary < 0 ? nil : Int(primary)
    panel.grid.secondary = secondary < 0 ? nil : Int(secondary)
    panel.grid.ramps = desk.picture.ramps
    panel.chips.primary = palette.color(of: primary)?.canvasColor
    panel.chips.secondary = palette.color(of: secondary)?.canvasColor
    panel.showColor(
      palette.color(of: primary)?.shortHex ?? texts.pixels.noColor,
      place: primary < 0 ? "" : texts.pixels.colorPlace(Int(primary) + 1, palette.count))
    let canChange = desk.canChange()
    panel.addButton.isEnabled = canChange && palette.count < Palette.allowedCount.upperBound
    panel.editButton.isEnabled = canChange && primary >= 0
  }

  // MARK: Changing

  /// Lets the colour of the first button be mixed; what comes of it is one step.
  func edit() {
    guard primary >= 0, desk.canChange(), !desk.grid.isPainting, let scene = panel.window else {
      return
    }
    let index = Int(primary)
    let editor = ColorEditor(texts: texts, color: desk.picture.palette[index])
    editor.mixed.listen(self) { [weak self] color in
      guard let self else { return }
      var picture = desk.picture
      guard index < picture.palette.count else { return }
      picture.palette[index] = color
      desk.show(picture)
    }
    let button = panel.editButton
    scene.show(
      editor, at: button.originInScene + ViewPoint(x: -180, y: button.frame.height + 4),
      size: editor.preferredSize(width: scene.bounds.width - 16)
    ) { [weak self] in self?.desk.commit() }
  }

  /// Adds a copy of the colour of the first button, to be changed.
  func addColor() {
    let color = desk.picture.palette.color(of: primary) ?? .black
    desk.perform { $0.palette.append(color) }
    primary = CellGrid.Cell(desk.picture.palette.count - 1)
    show()
    edit()
  }

  func removeColor() {
    guard primary >= 0 else { return }
    let index = Int(primary)
    desk.performOnAll { $0.removeColor(index) }
  }

  func sort(by order: PaletteOrder) {
    let colors = [primary, secondary].map { desk.picture.palette.color(of: $0) }
    desk.performOnAll({ $0.sortPalette(by: order) }) { [weak self] in
      guard let self else { return }
      // The buttons keep their colours, wherever those are now.
      let places = colors.map { color in
        color.flatMap { self.desk.picture.palette.colors.firstIndex(of: $0) }
          .map { CellGrid.Cell($0) }
      }
      (primary, secondary) = (places[0] ?? CellGrid.empty, places[1] ?? CellGrid.empty)
      show()
    }
  }

  /// Lets all cells of the first button's colour have the second one's, in all frames.
  func replaceEverywhere() {
    let (old, new) = (primary, secondary)
    desk.performOnAll { $0.replaceEverywhere(old, with: new) }
  }

  private var hasRamp: Bool { desk.picture.ramps.contains { $0.contains(Int(primary)) } }

  /// Takes the ramp of the first button's colour away.
  func removeRamp() {
    let color = Int(primary)
    desk.perform { $0.removeRamp(of: color) }
  }

  func use(_ palette: Palette) { desk.performOnAll { $0.usePalette(palette) } }

  /// What else can be done with the palette.
  func menu(importing: @escaping () -> Void, exporting: @escaping () -> Void) -> Menu {
    let texts = texts.pixels
    let canChange = desk.canChange()
    func command(
      _ name: String, isEnabled: Bool = true, _ action: @escaping (PaletteController) -> Void
    ) -> Menu.Item {
      .command(name, key: "", isEnabled: canChange && isEnabled) { [weak self] in
        if let self { action(self) }
      }
    }
    let hasRoom = desk.picture.palette.count > Palette.allowedCount.lowerBound
    return Menu(
      name: texts.palette,
      items: [
        command(texts.sortByHue) { $0.sort(by: .hue) },
        command(texts.sortByBrightness) { $0.sort(by: .brightness) },
        command(texts.sortBySaturation) { $0.sort(by: .saturation) },
        .separator,
        command(texts.replaceEverywhere, isEnabled: primary >= 0 && primary != secondary) {
          $0.replaceEverywhere()
        },
        command(texts.removeColor, isEnabled: primary >= 0 && hasRoom) { $0.removeColor() },
        command(texts.removeRamp, isEnabled: hasRamp) { $0.removeRamp() },
        .separator,
        command(texts.usualPalette) { $0.use(.usual) },
        .command(texts.importPalette, key: "", isEnabled: canChange, action: importing),
        .command(texts.exportPalette, key: "", isEnabled: true, action: exporting),
      ])
  }
}
