public import Base
public import Documents

/// The cel of pixel art that is edited, and what a gesture does to its cells.
@MainActor public final class EditedCel {
  /// Of the frame.
  public private(set) var place = 0
  /// The layer that is drawn in, and its place when it was chosen: another one takes over where it is gone.
  private var chosenLayer = (id: Layer.ID.first, place: 0)
  /// Another frame, or another layer, is edited.
  public let changed = Signal<Void>()
  public let session: Session<PixelArt>
  /// Other cels are chosen.
  public let rangeChanged = Signal<Void>()
  /// The cels that are chosen: that which is edited, and those that were chosen with it.
  public private(set) var range = CelRange(CelPlace(frame: 0))
  /// A gesture is about to begin.
  public let pressed = Signal<Void>()
  /// Cells of a layer can't be changed: it is hidden, locked or a group.
  public let refused = Signal<PixelLayer>()

  /// How layers of tiles are drawn in.
  public var tileChoice = TileChoice() {
    didSet { if tileChoice != oldValue { tileChosen.post(()) } }
  }
  public let tileChosen = Signal<Void>()
  /// What a gesture puts while tiles are placed.
  var placedTile = PlacedTile.empty
  /// The cells that a gesture painted over a layer of tiles, before those followed.
  var paintedOverTiles: CellGrid?

  public init(of session: Session<PixelArt>) {
    self.session = session
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .opened: open()
      case .seen(.all): go(to: place)
      case .moved(_, _, .cells(_, let cel)): go(to: cel)
      case .moved(let position, _, .all):
        showWhatChanged(since: self.session.document.picture(at: position))
      case .seen(.cells), .performed, .selected, .amended, .busy: break
      }
    }
  }

  /// Begins with the uppermost layer that cells can be drawn in.
  private func open() {
    let picture = session.document.picture
    let layer = picture.layers.last { picture.isOpen($0.id) } ?? picture.layers[0]
    chosenLayer = (layer.id, picture.place(of: layer.id) ?? 0)
    place = 0
    choose(CelRange(cel))
    changed.post(())
  }

  private func choose(_ new: CelRange) {
    guard new != range else { return }
    range = new
    rangeChanged.post(())
  }

  /// Edits a cel, and chooses it alone.
  public func choose(_ cel: CelPlace) {
    go(to: cel)
    choose(CelRange(self.cel))
  }

  /// Edits another cel, and chooses all between it and the one that was chosen alone last.
  public func extend(to cel: CelPlace) {
    let anchor = range.anchor
    go(to: cel)
    if session.seen.layer(anchor.layer) != nil { choose(CelRange(from: anchor, to: self.cel)) }
  }

  /// The layer that is drawn in.
  public var layer: PixelLayer {
    let picture = session.seen
    return picture.layer(chosenLayer.id)
      ?? picture.layers[min(chosenLayer.place, picture.layers.count - 1)]
  }

  /// Where the cel is.
  public var cel: CelPlace { CelPlace(frame: place, layer: layer.id) }

  /// The cells that are edited.
  public var cells: CellGrid {
    session.seen[cel: cel]?.grid ?? CellGrid(size: session.seen.size)
  }

  /// Edits another frame, and another layer if one is named; places beyond the ends are those of the ends.
  public func go(to place: Int, layer: Layer.ID? = nil) {
    let picture = session.seen
    let place = min(max(0, place), picture.frames.count - 1)
    let old = self.layer.id
    let id = layer.flatMap { picture.layer($0)?.id } ?? old
    // Where a layer is known again, it is so by its new place.
    chosenLayer = (id, picture.place(of: id) ?? chosenLayer.place)
    let isOther = place != self.place || id != old
    self.place = place
    // What changed what there is takes the choice back.
    if isOther || !isThere(range) { choose(CelRange(cel)) }
    if isOther { changed.post(()) }
  }

  private func isThere(_ range: CelRange) -> Bool {
    session.seen.frames.indices.contains(range.frames.upperBound)
      && session.seen.layer(range.anchor.layer) != nil
  }

  public func go(to cel: CelPlace) { go(to: cel.frame, layer: cel.layer) }

  /// Where another frame than this one changed, that one is to be edited.
  private func showWhatChanged(since old: PixelPicture) {
    let new = session.document.picture
    func isOther(_ index: Int) -> Bool {
      index >= old.frames.count || new.frames[index] != old.frames[index]
    }
    if new.frames.count == old.frames.count, isOther(place) || new.layers != old.layers {
      return go(to: place)
    }
    go(to: new.frames.indices.first(where: isOther) ?? place)
  }

  /// Whether cells of the layer can be changed; says so if not.
  public func mayPaint() -> Bool {
    if session.seen.isOpen(layer.id) { return true }
    refused.post(
      session.seen.groups(around: layer.id).first { !$0.isOpen && layer.isOpen } ?? layer)
    return false
  }

  /// Changes cells; seen at once, kept by the session's `commit`.
  ///
  /// - Parameter change: returns the rectangle around what it changed.
  public func paint(_ change: (inout CellGrid) -> CellRect) {
    if tileset != nil { return paintTiles(change) }
    let cel = cel
    session.update { picture in
      var rect = CellRect.empty
      picture.change(cel) { rect = change(&$0) }
      return rect.isEmpty ? nil : .cells(rect, of: cel)
    }
  }

  /// Shows other cells; kept by the session's `commit`.
  public func show(_ cells: CellGrid) {
    paint { grid in
      let rect = cells.changes(from: grid)
      grid = cells
      return rect
    }
  }
}

extension EditedCel: SelectableCells {
  public var everything: CellRect? { session.seen.bounds }
  public var standsStill: Bool { true }
  public func standStill() {}

  public func begin() -> Bool {
    guard session.begin() else { return false }
    pressed.post(())
    return true
  }

  public func commit() { session.commit() }

  public func cancel() { session.cancel() }

  public func prepareStep() -> Bool { session.canChange && mayPaint() }

  public func lift(_ region: CellRegion, leavesCopy: Bool) -> FloatingCells {
    FloatingCells(lifting: region, off: cells, leavesCopy: leavesCopy)
  }

  public func isHeavy(_ lifted: FloatingCells) -> Bool { false }

  public func show(_ lifted: FloatingCells, movedFrom before: CellRect?) { show(lifted.grid) }

  public func make(
    _ change: SelectionChange, of lifted: FloatingCells,
    then: @escaping @MainActor (FloatingCells?) -> Void
  ) {
    then(change.made(of: lifted))
  }
}

extension CellSelection<EditedCel> {
  /// Makes the selected cells empty.
  public func clear() {
    guard let region, cells.prepareStep() else { return }
    putDown()
    cells.paint {
      let before = $0
      $0.fill(region, with: CellGrid.empty)
      return $0.changes(from: before)
    }
    cells.commit()
  }

  /// Scales, shears and turns the selected cells, as one step.
  public func transform(_ transform: CellTransform) {
    guard lift(), let lifted, let made = transform.made(of: lifted) else { return }
    show(made)
    commit()
  }

  /// Lays cells down in a place, or in the middle where they would lie beyond the edges, lifted and as one step.
  public func paste(_ grid: CellGrid, at origin: CellPosition) {
    guard cells.prepareStep() else { return }
    putDown()
    let bounds = cells.session.seen.bounds
    var place = CellRect(size: grid.size).offset(by: origin)
    if place.intersection(bounds).isEmpty {
      place.x = (bounds.width - place.width) / 2
      place.y = (bounds.height - place.height) / 2
    }
    show(FloatingCells(grid, at: place.origin, over: cells.cells))
    commit()
  }
}
