public import Base
public import Documents

/// The current cel of a pixel art document, and the changes that gestures make to its cells.
@MainActor public final class EditedCel {
  /// The frame's index.
  public private(set) var place = 0
  /// The current layer, and its index at the time of choice: if the layer is removed, the one in its place becomes
  /// current.
  private var chosenLayer = (id: Layer.ID.first, index: 0)
  /// Posted when another frame or layer becomes current.
  public let changed = Signal<Void>()
  public let session: Session<PixelArt>
  /// Posted when the selection of cels changes.
  public let rangeChanged = Signal<Void>()
  /// The selected cels, including the current one.
  public private(set) var range = CelRange(CelAddress(frame: 0))
  /// Posted before a gesture starts.
  public let pressed = Signal<Void>()
  /// Posted when a layer's cells can't be changed because it is hidden, locked, a group or a reference.
  public let refused = Signal<PixelLayer>()

  /// The mode of drawing in layers of tiles.
  public var tileChoice = TileSettings() {
    didSet { if tileChoice != oldValue { tileChosen.post(()) } }
  }
  /// Posted when `tileChoice` changes.
  public let tileChosen = Signal<Void>()
  /// The tile that the current gesture places.
  var placedTile = PlacedTile.empty
  /// The cells painted over a layer of tiles by the current gesture, before tiles are updated.
  var paintedOverTiles: CellGrid?
  /// The mixing of what the current gesture paints with the cells below; nil if they stay as they are painted.
  var mixing: GestureMixing?

  /// Follows a session: the current cel is the one that its steps change.
  public init(of session: Session<PixelArt>) {
    self.session = session
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .opened: open()
      case .seen(.all): go(to: place)
      case .moved(_, _, .cells(_, let cel)): go(to: cel)
      case .moved(let position, _, .all):
        showWhatChanged(since: self.session.document.sprite(at: position))
      case .seen(.cells), .performed, .selected, .changedUnrecorded, .busy: break
      }
    }
  }

  /// Starts at the uppermost editable layer.
  private func open() {
    let picture = session.document.sprite
    let open = picture.layers.filter { picture.isOpen($0.id) }
    let layer = open.last { !$0.isReference } ?? open.last ?? picture.layers[0]
    chosenLayer = (layer.id, picture.index(of: layer.id) ?? 0)
    place = 0
    choose(CelRange(cel))
    changed.post(())
  }

  private func choose(_ new: CelRange) {
    guard new != range else { return }
    range = new
    rangeChanged.post(())
  }

  /// Makes a cel current and selects only it.
  public func choose(_ cel: CelAddress) {
    go(to: cel)
    choose(CelRange(self.cel))
  }

  /// Makes another cel current and selects all cels between it and the anchor of the selection.
  public func extend(to cel: CelAddress) {
    let anchor = range.anchor
    go(to: cel)
    if session.seen.layer(anchor.layer) != nil { choose(CelRange(from: anchor, to: self.cel)) }
  }

  /// Adds a cel's frame and layer to the selection, or removes its frame.
  public func toggle(_ cel: CelAddress) {
    let new = range.toggling(cel, in: session.seen)
    go(to: new.head)
    if isThere(new) { choose(new) }
  }

  /// Selects frames in the current layer, and makes one of them current.
  public func choose(frames: some Sequence<Int>, current: Int) {
    go(to: current)
    let new = CelRange(frames, head: cel)
    if isThere(new) { choose(new) }
  }

  /// The current layer.
  public var layer: PixelLayer {
    let picture = session.seen
    return picture.layer(chosenLayer.id)
      ?? picture.layers[min(chosenLayer.index, picture.layers.count - 1)]
  }

  /// The position of the current cel.
  public var cel: CelAddress { CelAddress(frame: place, layer: layer.id) }

  /// The cells of the current cel.
  public var cells: CellGrid {
    session.seen[cel: cel]?.grid ?? CellGrid(size: session.seen.size)
  }

  /// Makes another frame current, and optionally another layer. The index is clamped.
  public func go(to place: Int, layer: Layer.ID? = nil) {
    let picture = session.seen
    let place = min(max(0, place), picture.frames.count - 1)
    let old = self.layer.id
    let id = layer.flatMap { picture.layer($0)?.id } ?? old
    // Update the index of a layer that still exists.
    chosenLayer = (id, picture.index(of: id) ?? chosenLayer.index)
    let isOther = place != self.place || id != old
    self.place = place
    // Changes to the structure reset the selection.
    if isOther || !isThere(range) { choose(CelRange(cel)) }
    if isOther { changed.post(()) }
  }

  private func isThere(_ range: CelRange) -> Bool {
    range.frames.last.map(session.seen.frames.indices.contains) == true
      && session.seen.layer(range.anchor.layer) != nil
  }

  /// Makes a cel current, if it exists.
  public func go(to cel: CelAddress) { go(to: cel.frame, layer: cel.layer) }

  /// Makes a changed frame current, unless the current one changed.
  private func showWhatChanged(since old: Sprite) {
    let new = session.document.sprite
    func isOther(_ index: Int) -> Bool {
      index >= old.frames.count || new.frames[index] != old.frames[index]
    }
    if new.frames.count == old.frames.count, isOther(place) || new.layers != old.layers {
      return go(to: place)
    }
    go(to: new.frames.indices.first(where: isOther) ?? place)
  }

  /// Whether the layer can be painted on, which a reference can't. Tells the user if not.
  public func mayPaint() -> Bool {
    guard mayChange() else { return false }
    guard layer.isReference else { return true }
    refused.post(layer)
    return false
  }

  /// Whether cells of the layer can be changed, if only by moving them. Tells the user if not.
  public func mayChange() -> Bool {
    if session.seen.isOpen(layer.id) { return true }
    refused.post(
      session.seen.groups(around: layer.id).first { !$0.isOpen && layer.isOpen } ?? layer)
    return false
  }

  /// Changes cells. Visible at once; kept by the session's `commit`.
  ///
  /// - Parameter change: returns the bounding rectangle of its changes.
  public func paint(_ change: (inout CellGrid) -> CellRect) {
    if tileset != nil { return paintTiles(change) }
    if mixing != nil, session.isInGesture { return paintMixed(change) }
    let cel = cel
    session.update { picture in
      var rect = CellRect.empty
      picture.change(cel) { rect = change(&$0) }
      return rect.isEmpty ? nil : .cells(rect, of: cel)
    }
  }

  /// Shows other cells; kept by the session's `commit`.
  public func showCells(_ cells: CellGrid) {
    paint { grid in
      let rect = cells.changes(from: grid)
      grid = cells
      return rect
    }
  }
}

extension EditedCel: SelectableCells {
  public var everything: CellRect? { session.seen.bounds }
  /// Always: pixel art doesn't move by itself.
  public var standsStill: Bool { true }
  public func standStill() {}

  public func beginGesture() -> Bool {
    guard session.beginGesture() else { return false }
    startMixing(nil)
    pressed.post(())
    return true
  }

  public func commit() {
    startMixing(nil)
    session.commit()
  }

  public func cancel() {
    startMixing(nil)
    session.cancel()
  }

  public func prepareStep() -> Bool { session.canChange && mayChange() }

  public func lift(_ region: CellRegion, leavesCopy: Bool) -> FloatingCells {
    FloatingCells(lifting: region, off: cells, leavesCopy: leavesCopy)
  }

  public func isHeavy(_ lifted: FloatingCells) -> Bool { false }

  public func showLifted(_ lifted: FloatingCells, movedFrom before: CellRect?) {
    showCells(lifted.grid)
  }

  public func make(
    _ change: SelectionChange, of lifted: FloatingCells,
    then: @escaping @MainActor (FloatingCells?) -> Void
  ) {
    then(change.made(of: lifted))
  }
}

extension CellSelection<EditedCel> {
  /// Selects the cells that aren't selected.
  public func invert() {
    let inverted = (region ?? .empty).inverted(in: cells.session.seen.bounds)
    select(inverted.isEmpty ? nil : inverted)
  }

  /// Clears the selected cells.
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

  /// Scales, shears and rotates the selected cells, as one step.
  public func transform(_ transform: CellTransform) {
    guard lift(), let lifted, let made = transform.made(of: lifted) else { return }
    showLifted(made)
    commit()
  }

  /// Pastes cells as a floating selection in one step, or centres them if the position is entirely beyond the edges.
  ///
  /// - Parameter make: returns the cells, whose colours the picture may take in.
  public func paste(at origin: CellPosition, _ make: (inout Sprite) -> CellGrid) {
    guard cells.prepareStep() else { return }
    putDown()
    var grid = CellGrid(size: CellSize(width: 1, height: 1))
    cells.session.update {
      grid = make(&$0)
      return nil
    }
    let bounds = cells.session.seen.bounds
    var place = CellRect(size: grid.size).offset(by: origin)
    if place.intersection(bounds).isEmpty {
      place.x = (bounds.width - place.width) / 2
      place.y = (bounds.height - place.height) / 2
    }
    showLifted(FloatingCells(grid, at: place.origin, over: cells.cells))
    commit()
  }
}
