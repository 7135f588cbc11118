import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

/// The layers and cels of a pixel art window: the table, and operations on selected cels.
final class TimelineController {
  private let bar: FrameBar
  private let context: CellToolContext
  private let edited: EditedCel
  private let settings: Settings
  private unowned let commands: WindowCommands
  private let layers: LayerListController
  /// Posted when it is shown or hidden.
  let changed = Signal<Void>()
  /// Posted to ask for the properties of the current layer.
  let propertiesWanted = Signal<Void>()

  init(
    _ bar: FrameBar, of context: CellToolContext, settings: Settings, commands: WindowCommands
  ) {
    self.bar = bar
    self.context = context
    self.settings = settings
    self.commands = commands
    edited = context.frame
    layers = LayerListController(bar.layers, of: context, commands: commands) { [weak context] in
      context?.isBackground ?? false
    }
    context.layerChanged.listen(self) { [unowned self] in updateBar() }
    edited.rangeChanged.listen(self) { [unowned self] in updateBar() }
    connect(bar.cels)
  }

  private func connect(_ table: CelTable) {
    table.name = { [weak self] in self?.name(of: $0) ?? "" }
    table.chosen.listen(self) { [unowned self] place, choice in
      edited.choose(cel(at: place), choice)
    }
    table.moved.listen(self) { [unowned self] columns, rows, copies in
      context.moveCels(byFrames: columns, layers: -rows, leavesCopy: copies)
    }
    table.cleared.listen(self) { [unowned self] in context.clearCels() }
    table.menuWanted.listen(self) { [unowned self] in showMenu(at: $0) }
  }

  // MARK: Display

  /// Restores the state of the last window; documents with several layers always show them.
  func open() { setShown(settings[.isTimelineOpen] || picture.layers.count > 1) }

  var isShown: Bool { bar.showsLayers }

  func toggle() {
    setShown(!isShown)
    settings[.isTimelineOpen] = isShown
  }

  private func setShown(_ isShown: Bool) {
    bar.showsLayers = isShown
    updateBar()
    changed.post(())
  }

  /// Starts editing the current layer's name in the list.
  func rename() {
    if !isShown { setShown(true) }
    layers.rename()
  }

  private var picture: Sprite { context.session.seen }

  /// Shows the present layers and cels.
  func updateBar() {
    guard isShown else { return }
    let old = bar.layers.entries.count
    layers.updateList()
    if bar.layers.entries.count != old { changed.post(()) }
    showCels()
  }

  /// Shows the cels' contents.
  func showCels() {
    guard isShown else { return }
    let (picture, range) = (picture, edited.range)
    let rows = picture.layers.indices.reversed().map { layer in
      picture.frames.map { mark($0.cels[layer], of: picture.layers[layer]) }
    }
    let layers = range.layers(in: picture)
    let top = picture.layers.count - 1
    bar.cels.showRows(
      rows, current: position(of: edited.cel),
      chosenRows: top - layers.upperBound...top - layers.lowerBound,
      chosenColumns: range.frames)
  }

  private func mark(_ cel: PixelCel, of layer: PixelLayer) -> CelMark {
    if layer.isGroup { return .none }
    if cel.link != 0 { return .linked(cel.link) }
    return cel.isEmpty ? .empty : .filled
  }

  private func cel(at place: CelTable.Position) -> CelAddress {
    let layers = picture.layers
    let layer = min(max(layers.count - 1 - place.row, 0), layers.count - 1)
    return CelAddress(frame: place.column, layer: layers[layer].id)
  }

  private func position(of cel: CelAddress) -> CelTable.Position {
    let layer = picture.index(of: cel.layer) ?? 0
    return CelTable.Position(row: picture.layers.count - 1 - layer, column: cel.frame)
  }

  private func name(of place: CelTable.Position) -> String {
    let (cel, texts) = (cel(at: place), context.texts.pixels)
    guard let layer = picture.layer(cel.layer) else { return "" }
    let name = texts.cel(context.name(of: layer.sheet), cel.frame + 1)
    guard let content = picture[cel: cel] else { return name }
    if content.link != 0 { return "\(name), \(texts.linkedCel)" }
    return content.isEmpty ? "\(name), \(texts.emptyCel)" : name
  }

  private func showMenu(at point: ViewPoint) {
    let menu = commands.menu(of: .cels, name: context.texts.pixels.cels)
    bar.window?.show(menu, at: point, size: menu.preferredSize(width: 320))
  }
}

extension EditedCel {
  /// Selects a cel as a click with modifiers does.
  func choose(_ cel: CelAddress, _ choice: FrameChoice) {
    switch choice {
    case .only: self.choose(cel)
    case .extending: extend(to: cel)
    case .toggling: toggle(cel)
    }
  }
}
