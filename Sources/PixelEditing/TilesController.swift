import Base
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets

/// The tiles of a pixel art window: the tileset of the current layer, and the painting mode.
final class TilesController {
  let panel: TilePanel
  /// Posted when the panel is shown or hidden.
  let shown = Signal<Void>()
  private let frame: EditedCel
  private let grid: GridView
  /// The drawn tiles, as they are seen: the chosen one as it is placed.
  private var drawn: (tileSize: CellSize, tiles: [[CellGrid.Cell]], palette: Palette)?
  private var session: Session<PixelArt> { frame.session }

  init(_ context: CellToolContext, grid: GridView) {
    frame = context.frame
    self.grid = grid
    let texts = context.texts.pixels
    panel = TilePanel(
      texts: texts,
      modes: TileMode.allCases.map { mode in
        switch mode {
        case .automatic: texts.newTiles
        case .manual: texts.changeTiles
        case .place: texts.placeTiles
        }
      }
    ) { $0 == 0 ? texts.emptyTile : texts.tile($0) }
    panel.isHidden = true
    panel.mode.chosen.listen(self) { [unowned self] in
      frame.tileChoice.mode = TileMode.allCases[$0]
    }
    panel.grid.chosen.listen(self) { [unowned self] in frame.tileChoice.tile = PlacedTile($0) }
    panel.grid.moved.listen(self) { [unowned self] in move(by: $0) }
    panel.grid.removed.listen(self) { [unowned self] in remove() }
    panel.addButton.action = { [weak self] in self?.add { $0.addTile(to: $1) } }
    panel.duplicateButton.action = { [weak self] in
      guard let tile = self?.selection else { return }
      self?.add { $0.duplicateTile(tile, of: $1) }
    }
    panel.removeButton.action = { [weak self] in self?.remove() }
    panel.backButton.action = { [weak self] in self?.move(by: -1) }
    panel.forwardButton.action = { [weak self] in self?.move(by: 1) }
    frame.tileChosen.listen(self) { [unowned self] in updateGrid() }
    frame.changed.listen(self) { [unowned self] in updateGrid() }
    session.changed.listen(self) { [unowned self] _ in updateGrid() }
  }

  /// The selected tile, clamped to the existing ones.
  private var selection: Int {
    let index = frame.tileChoice.tile.index
    return (frame.tileset?.tiles.indices.contains(index) ?? false) ? index : 0
  }

  /// Switches to the next mode.
  func nextMode() {
    let modes = TileMode.allCases
    let index = modes.firstIndex(of: frame.tileChoice.mode) ?? 0
    frame.tileChoice.mode = modes[(index + 1) % modes.count]
  }

  // MARK: Display

  func updateGrid() {
    let tileset = frame.tileset
    grid.tileLines = tileset.map {
      GridTileLines(
        tileSize: $0.tileSize, shape: $0.shape == .isometric ? .diamonds : .rectangles)
    }
    if panel.isHidden != (tileset == nil) {
      panel.isHidden = tileset == nil
      shown.post(())
    }
    guard let tileset else {
      drawn = nil
      return
    }
    draw(tileset)
    panel.grid.selection = selection
    panel.mode.selection = TileMode.allCases.firstIndex(of: frame.tileChoice.mode) ?? 0
    let (count, canChange) = (tileset.tiles.count, session.canChange)
    panel.addButton.isEnabled = canChange && count < Tileset.mostTiles
    panel.duplicateButton.isEnabled = canChange && count < Tileset.mostTiles
    panel.removeButton.isEnabled = canChange && selection > 0
    panel.backButton.isEnabled = canChange && selection > 1
    panel.forwardButton.isEnabled = canChange && selection > 0 && selection < count - 1
  }

  /// Redraws the changed tiles.
  private func draw(_ tileset: Tileset) {
    let palette = session.seen.palette
    var tiles = tileset.tiles
    if tiles.indices.contains(selection) {
      tiles[selection] = tileset.cells(
        of: PlacedTile(selection, flips: frame.tileChoice.tile.flips))
    }
    let isAlike =
      drawn?.palette.agrees(with: palette) == true && drawn?.tileSize == tileset.tileSize
    let old = isAlike ? drawn?.tiles ?? [] : []
    if isAlike, old == tiles { return }
    let pictures = panel.grid.tiles
    panel.grid.tiles = tiles.enumerated().compactMap { index, cells in
      if old.indices.contains(index), pictures.indices.contains(index), old[index] == cells {
        return pictures[index]
      }
      let grid = CellGrid(size: tileset.tileSize, cells: cells)
      return try? CellSurface(CelStack(grid, palette)).surface
    }
    drawn = (tileset.tileSize, tiles, palette)
  }

  /// Whether the tile to be placed can be mirrored or rotated: only square ones fit their places after a quarter turn.
  func canTurn(_ turn: CanvasTurn) -> Bool {
    guard let tileset = frame.tileset, selection > 0 else { return false }
    let isFlip = turn == .flipHorizontally || turn == .flipVertically
    return isFlip
      || tileset.shape == .rectangular && tileset.tileSize.width == tileset.tileSize.height
  }

  /// Mirrors or rotates the tile to be placed.
  func turn(_ turn: CanvasTurn) {
    frame.tileChoice.tile = frame.tileChoice.tile.turned(turn)
  }

  // MARK: Changing

  private func add(_ change: (inout Sprite, Tileset.ID) -> Int?) {
    guard let id = frame.tileset?.id else { return }
    var added: Int?
    session.perform { added = change(&$0, id) }
    if let added { frame.tileChoice.tile = PlacedTile(added) }
  }

  private func remove() {
    guard let id = frame.tileset?.id, selection > 0 else { return }
    let tile = selection
    session.perform { $0.removeTile(tile, of: id) }
    let last = (frame.tileset?.tiles.count ?? 1) - 1
    frame.tileChoice.tile = PlacedTile(min(tile, last))
  }

  private func move(by step: Int) {
    guard let id = frame.tileset?.id else { return }
    let tile = selection
    let isMoved = session.perform { $0.moveTile(tile, to: tile + step, of: id) }
    if isMoved { frame.tileChoice.tile = PlacedTile(tile + step) }
  }
}
