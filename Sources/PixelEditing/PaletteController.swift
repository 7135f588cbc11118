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
      session?.seen.choices.color(of: CellGrid.Cell(index))?.shortHex ?? ""
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
    panel.grid.editWanted.listen(self) { [weak self] _ in self?.editSwatch() }
    panel.chips.swapWanted.listen(self) { [weak self] in self?.swap() }
    panel.addButton.action = { [weak self] in self?.addColor() }
    panel.editButton.action = { [weak self] in self?.edit() }
    tools.picked.listen(self) { [unowned self] _ in updatePanel() }
    updatePanel()
  }

  private static let buttons = [GesturePress.Button.primary, .secondary]

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

  /// Chooses a colour for the primary button. Unless cells can have any, it is an existing one in the palette, a new
  /// one if there is room, or else the nearest.
  func chooseColor(_ color: InkColor) {
    let palette = session.seen.choices
    if session.seen.isTrueColor {
      tools.colors.choose(color, for: .primary, in: palette)
    } else if let place = palette.colors.firstIndex(of: color) {
      primary = CellGrid.Cell(place)
    } else if session.canChange, palette.count < Palette.allowedCount.upperBound {
      session.perform { $0.addColor(color) }
      primary = CellGrid.Cell(session.seen.choices.count - 1)
    } else {
      primary = CellGrid.Cell(palette.nearest(to: color))
    }
    updatePanel()
  }

  func swap() {
    tools.colors.swap()
    updatePanel()
  }

  // MARK: Display

  /// Shows the present palette.
  func updatePanel() {
    let palette = session.seen.choices
    tools.colors.fit(palette)
    let colors = tools.colors
    let places = Self.buttons.map { button in
      colors.mixed(button) == nil && colors[button] >= 0 ? Int(colors[button]) : nil
    }
    panel.grid.colors = palette.colors.map(\.canvasColor)
    (panel.grid.primary, panel.grid.secondary) = (places[0], places[1])
    panel.grid.ramps = session.seen.ramps
    let (first, second) = (
      colors.color(of: .primary, in: palette), colors.color(of: .secondary, in: palette)
    )
    (panel.clear.isPrimary, panel.clear.isSecondary) = (first == nil, second == nil)
    panel.chips.primary = first?.canvasColor
    panel.chips.secondary = second?.canvasColor
    panel.showColor(
      first?.shortHex ?? texts.pixels.noColor,
      place: places[0].map { texts.pixels.colorPlace($0 + 1, palette.count) } ?? "")
    let canChange = session.canChange
    panel.addButton.isEnabled = canChange && palette.count < Palette.allowedCount.upperBound
    panel.editButton.isEnabled = canChange && (session.seen.isTrueColor || primary >= 0)
    panel.editButton.tooltip =
      session.seen.isTrueColor ? texts.pixels.mixColorTip : texts.pixels.editColorTip
  }

  // MARK: Changing

  /// Edits the primary colour: in true colour the one to paint with, or else that of the palette.
  func edit() {
    guard session.seen.isTrueColor else { return editSwatch() }
    guard session.canChange, !session.isInGesture else { return }
    mix(tools.color(of: .primary) ?? .black) { [weak self] color in
      guard let self else { return }
      tools.colors.choose(color, for: .primary, in: session.seen.choices)
      updatePanel()
    } closed: {
    }
  }

  /// Edits the primary colour of the palette; the result is a single step.
  func editSwatch() {
    guard primary >= 0, session.canChange, !session.isInGesture else { return }
    let index = Int(primary)
    choose(primary, for: .primary)
    mix(session.seen.choices[index]) { [weak self] color in
      guard let self else { return }
      var picture = session.seen
      guard index < picture.choices.count else { return }
      picture.setColor(color, at: index)
      session.update(to: picture)
    } closed: { [weak self] in
      self?.session.commit()
    }
  }

  private func mix(
    _ color: InkColor, _ mixed: @escaping (InkColor) -> Void, closed: @escaping () -> Void
  ) {
    guard let scene = panel.window else { return }
    let editor = ColorEditor(texts: texts, color: color, room: scene.bounds.height)
    editor.mixed.listen(self) { mixed($0) }
    let button = panel.editButton
    scene.show(
      editor, at: button.originInScene + ViewPoint(x: -180, y: button.frame.height + 4),
      size: editor.preferredSize(width: scene.bounds.width - 16)
    ) { closed() }
  }

  /// Adds a copy of the primary colour for editing.
  func addColor() {
    let isMixed = tools.colors.mixed(.primary) != nil
    let color = tools.color(of: .primary) ?? .black
    session.perform { $0.addColor(color) }
    primary = CellGrid.Cell(session.seen.choices.count - 1)
    updatePanel()
    if !isMixed { editSwatch() }
  }

  func removeColor() {
    guard primary >= 0 else { return }
    let index = Int(primary)
    session.performOnAll { $0.removeColor(index) }
  }

  /// Sets the colours of both buttons, as far as the picture can have them.
  func chooseColors(_ colors: CellColors) {
    if session.seen.isTrueColor {
      tools.colors = colors
      updatePanel()
    } else {
      chooseCells(colors.primary, colors.secondary)
    }
  }

  /// Sets the places of both buttons in the palette.
  func chooseCells(_ first: CellGrid.Cell, _ second: CellGrid.Cell) {
    (primary, secondary) = (first, second)
    updatePanel()
  }

  /// Moves a colour; the buttons keep their colours.
  func move(_ index: Int, to place: Int) {
    let count = session.seen.choices.count
    guard let order = Sprite.order(ofColors: count, moving: index, to: place) else { return }
    var colors = tools.colors
    for button in Self.buttons where colors.mixed(button) == nil {
      let place = order.firstIndex(of: Int(colors[button]))
      colors[button] = place.map { CellGrid.Cell($0) } ?? colors[button]
    }
    session.performOnAll({ $0.moveColor(index, to: place) }) { [weak self] hasChanged in
      if hasChanged { self?.chooseColors(colors) }
    }
  }

  /// Removes unused colours; the buttons keep theirs if they remain, or else get the most similar ones.
  func removeUnusedColors() {
    keepingColors { $0.removeUnusedColors() }
  }

  /// Sorts the palette; the buttons keep their colours.
  func sort(by order: PaletteOrder) {
    keepingColors { $0.sortPalette(by: order) }
  }

  /// Changes the order of the palette, in which the buttons find their colours again.
  private func keepingColors(_ change: @escaping @Sendable (inout Sprite) -> Void) {
    let buttons = Self.buttons
    let mixed = buttons.map { tools.colors.mixed($0) }
    let colors = buttons.map { tools.color(of: $0) }
    session.performOnAll(change) { [weak self] hasChanged in
      guard hasChanged, let self else { return }
      let palette = session.seen.choices
      for (button, (color, mixed)) in zip(buttons, zip(colors, mixed)) where mixed == nil {
        tools.colors[button] =
          color.map { CellGrid.Cell(palette.nearest(to: $0)) } ?? CellGrid.empty
      }
      updatePanel()
    }
  }

  /// Replaces the primary colour by the secondary one in all frames.
  func replaceEverywhere() {
    let (first, second) = (tools.chosenColor(of: .primary), tools.chosenColor(of: .secondary))
    session.performOnAll { picture in
      let (old, new) = (first.cell(in: &picture), second.cell(in: &picture))
      picture.replaceEverywhere(old, with: new)
    }
  }

  /// Lets cells have any colours, or limits them to the palette.
  func toggleTrueColor() {
    session.performOnAll { picture in
      if picture.isTrueColor { picture.limitColors() } else { picture.useTrueColor() }
    }
  }

  var hasRamp: Bool { session.seen.ramps.contains { $0.contains(Int(primary)) } }

  /// Removes the ramp of the primary colour.
  func removeRamp() {
    let color = Int(primary)
    session.perform { $0.removeRamp(of: color) }
  }

  func use(_ palette: Palette) { session.performOnAll { $0.usePalette(palette) } }
}
