import Base
import Documents
import Editing
import Rendering
import Texts
import Views
import Widgets

/// The palette of a pixel art window: the buttons' colours, and changes to the palette.
final class PaletteController {
  let panel: PalettePanel
  let tools: CellToolContext
  let session: Session<PixelArt>
  let texts: Texts

  init(_ tools: CellToolContext) {
    self.tools = tools
    session = tools.session
    texts = tools.texts
    let (session, texts) = (session, texts)
    panel = PalettePanel(texts: texts.pixels) { [weak session] index in
      session?.seen.palette.color(of: CellGrid.Cell(index))?.shortHex ?? ""
    }
    panel.grid.chosen.listen(self) { [weak self] choice in
      self?.choose(CellGrid.Cell(choice.index), for: choice.isSecondary ? .secondary : .primary)
    }
    panel.clear.chosen.listen(self) { [weak self] choice in
      self?.choose(CellGrid.empty, for: choice == .secondary ? .secondary : .primary)
    }
    panel.grid.rampChosen.listen(self) { [weak session] ramp in
      session?.perform { $0.setRamp(ramp) }
    }
    panel.grid.moved.listen(self) { [weak self] in self?.move($0.index, to: $0.place) }
    panel.grid.editWanted.listen(self) { [weak self] _ in self?.edit() }
    panel.chips.swapWanted.listen(self) { [weak self] in self?.swap() }
    panel.addButton.action = { [weak self] in self?.addColor() }
    panel.editButton.action = { [weak self] in self?.edit() }
    tools.picked.listen(self) { [unowned self] _ in updatePanel() }
    updatePanel()
  }

  // MARK: Choosing

  /// See `CellColors`.
  private(set) var primary: CellGrid.Cell {
    get { tools.colors.primary }
    set { tools.colors.primary = newValue }
  }
  private(set) var secondary: CellGrid.Cell {
    get { tools.colors.secondary }
    set { tools.colors.secondary = newValue }
  }

  func choose(_ cell: CellGrid.Cell, for button: GesturePress.Button) {
    tools.colors[button] = cell
    updatePanel()
  }

  /// Chooses a colour for the primary button: an existing one in the palette, a new one if there is room, or else the
  /// nearest.
  func chooseColor(_ color: InkColor) {
    let palette = session.seen.palette
    if let place = palette.colors.firstIndex(of: color) {
      primary = CellGrid.Cell(place)
    } else if session.canChange, palette.count < Palette.allowedCount.upperBound {
      session.perform { $0.palette.append(color) }
      primary = CellGrid.Cell(session.seen.palette.count - 1)
    } else {
      primary = CellGrid.Cell(palette.nearest(to: color))
    }
    updatePanel()
  }

  func swap() {
    (primary, secondary) = (secondary, primary)
    updatePanel()
  }

  // MARK: Display

  /// Shows the present palette.
  func updatePanel() {
    let palette = session.seen.palette
    tools.colors.fit(palette)
    panel.grid.colors = palette.colors.map(\.canvasColor)
    panel.grid.primary = primary < 0 ? nil : Int(primary)
    panel.grid.secondary = secondary < 0 ? nil : Int(secondary)
    panel.clear.isPrimary = primary < 0
    panel.clear.isSecondary = secondary < 0
    panel.grid.ramps = session.seen.ramps
    panel.chips.primary = palette.color(of: primary)?.canvasColor
    panel.chips.secondary = palette.color(of: secondary)?.canvasColor
    panel.showColor(
      palette.color(of: primary)?.shortHex ?? texts.pixels.noColor,
      place: primary < 0 ? "" : texts.pixels.colorPlace(Int(primary) + 1, palette.count))
    let canChange = session.canChange
    panel.addButton.isEnabled = canChange && palette.count < Palette.allowedCount.upperBound
    panel.editButton.isEnabled = canChange && primary >= 0
  }

  // MARK: Changing

  /// Edits the primary colour; the result is a single step.
  func edit() {
    guard primary >= 0, session.canChange, !session.isInGesture, let scene = panel.window else {
      return
    }
    let index = Int(primary)
    let editor = ColorEditor(
      texts: texts, color: session.seen.palette[index], room: scene.bounds.height)
    editor.mixed.listen(self) { [weak self] color in
      guard let self else { return }
      var picture = session.seen
      guard index < picture.palette.count else { return }
      picture.palette[index] = color
      session.update(to: picture)
    }
    let button = panel.editButton
    scene.show(
      editor, at: button.originInScene + ViewPoint(x: -180, y: button.frame.height + 4),
      size: editor.preferredSize(width: scene.bounds.width - 16)
    ) { [weak self] in self?.session.commit() }
  }

  /// Adds a copy of the primary colour for editing.
  func addColor() {
    let color = session.seen.palette.color(of: primary) ?? .black
    session.perform { $0.palette.append(color) }
    primary = CellGrid.Cell(session.seen.palette.count - 1)
    updatePanel()
    edit()
  }

  func removeColor() {
    guard primary >= 0 else { return }
    let index = Int(primary)
    session.performOnAll { $0.removeColor(index) }
  }

  /// Sets the cells painted by both buttons.
  func chooseCells(_ first: CellGrid.Cell, _ second: CellGrid.Cell) {
    (primary, secondary) = (first, second)
    updatePanel()
  }

  /// Moves a colour; the buttons keep their colours.
  func move(_ index: Int, to place: Int) {
    let count = session.seen.palette.count
    guard let order = Sprite.order(ofColors: count, moving: index, to: place) else { return }
    let colors = tools.colors
    session.performOnAll({ $0.moveColor(index, to: place) }) { [weak self] hasChanged in
      guard hasChanged, let self else { return }
      func moved(_ cell: CellGrid.Cell) -> CellGrid.Cell {
        order.firstIndex(of: Int(cell)).map { CellGrid.Cell($0) } ?? cell
      }
      chooseCells(moved(colors.primary), moved(colors.secondary))
    }
  }

  /// Removes unused colours; the buttons keep theirs if they remain.
  func removeUnusedColors() {
    let colors = [primary, secondary].map { session.seen.palette.color(of: $0) }
    session.performOnAll({ $0.removeUnusedColors() }) { [weak self] hasChanged in
      guard hasChanged, let self else { return }
      let places = colors.map { color in
        color.map { CellGrid.Cell(self.session.seen.palette.nearest(to: $0)) } ?? CellGrid.empty
      }
      chooseCells(places[0], places[1])
    }
  }

  func sort(by order: PaletteOrder) {
    let colors = [primary, secondary].map { session.seen.palette.color(of: $0) }
    session.performOnAll({ $0.sortPalette(by: order) }) { [weak self] _ in
      guard let self else { return }
      // The buttons keep their colours at their new indices.
      let places = colors.map { color in
        color.flatMap { self.session.seen.palette.colors.firstIndex(of: $0) }
          .map { CellGrid.Cell($0) }
      }
      chooseCells(places[0] ?? CellGrid.empty, places[1] ?? CellGrid.empty)
    }
  }

  /// Replaces the primary colour by the secondary one in all frames.
  func replaceEverywhere() {
    let (old, new) = (primary, secondary)
    session.performOnAll { $0.replaceEverywhere(old, with: new) }
  }

  private var hasRamp: Bool { session.seen.ramps.contains { $0.contains(Int(primary)) } }

  /// Removes the ramp of the primary colour.
  func removeRamp() {
    let color = Int(primary)
    session.perform { $0.removeRamp(of: color) }
  }

  func use(_ palette: Palette) { session.performOnAll { $0.usePalette(palette) } }

  /// Returns the menu of well-known palettes and the default one.
  func presetMenu() -> Menu {
    let now = session.seen.palette
    func item(_ name: String, _ palette: Palette) -> Menu.Item {
      .palette(name, colors: palette.colors.map(\.canvasColor), isChosen: palette == now) {
        [weak self] in
        self?.use(palette)
      }
    }
    return Menu(
      name: texts.palettes,
      items: [item(texts.pixels.usualPalette, .usual)]
        + PalettePreset.all.map { item($0.name, $0.palette) })
  }

  /// Returns the menu of further operations on the palette.
  func menu(
    presets: @escaping () -> Void, importing: @escaping () -> Void, exporting: @escaping () -> Void
  ) -> Menu {
    let texts = texts.pixels
    let canChange = session.canChange
    func command(
      _ name: String, isEnabled: Bool = true, _ action: @escaping (PaletteController) -> Void
    ) -> Menu.Item {
      .command(name, key: "", isEnabled: canChange && isEnabled) { [weak self] in
        if let self { action(self) }
      }
    }
    let hasRoom = session.seen.palette.count > Palette.allowedCount.lowerBound
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
        command(texts.removeUnused, isEnabled: hasRoom) { $0.removeUnusedColors() },
        command(texts.removeRamp, isEnabled: hasRamp) { $0.removeRamp() },
        command(texts.gradientEllipsis, isEnabled: canMakeGradient) { $0.askForGradient() },
        .separator,
        .command(texts.presetsEllipsis, key: "", isEnabled: canChange, action: presets),
        .command(texts.importPalette, key: "", isEnabled: canChange, action: importing),
        .command(texts.exportPalette, key: "", isEnabled: true, action: exporting),
      ])
  }
}
