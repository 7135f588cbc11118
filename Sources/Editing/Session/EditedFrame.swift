public import Base
public import Documents

/// The frame of pixel art that is edited, and what a gesture does to its cells.
@MainActor public final class EditedFrame {
  public private(set) var place = 0
  /// Another frame is edited.
  public let changed = Signal<Int>()
  public let session: Session<PixelArt>
  /// A gesture is about to begin.
  public let pressed = Signal<Void>()

  public init(of session: Session<PixelArt>) {
    self.session = session
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .opened: go(to: 0)
      case .seen(.all): go(to: place)
      case .moved(_, _, .cells(_, let frame)): go(to: frame)
      case .moved(let position, _, .all):
        showWhatChanged(since: self.session.document.picture(at: position))
      case .seen(.cells), .performed, .selected, .amended, .busy: break
      }
    }
  }

  /// The cells that are seen.
  public var cells: CellGrid { session.seen.frames[place].grid }

  /// Edits another frame; places beyond the ends are those of the ends.
  public func go(to place: Int) {
    let place = min(max(0, place), session.seen.frames.count - 1)
    guard place != self.place else { return }
    self.place = place
    changed.post(place)
  }

  /// Where another frame than this one changed, that one is to be edited.
  private func showWhatChanged(since old: PixelPicture) {
    let new = session.document.picture
    func isOther(_ index: Int) -> Bool {
      index >= old.frames.count || new.frames[index] != old.frames[index]
    }
    if new.frames.count == old.frames.count, isOther(place) { return }
    if let other = new.frames.indices.first(where: isOther) { go(to: other) }
  }

  /// Changes cells; seen at once, kept by the session's `commit`.
  ///
  /// - Parameter change: returns the rectangle around what it changed.
  public func paint(_ change: (inout CellGrid) -> CellRect) {
    session.update { [place] picture in
      var rect = CellRect.empty
      picture.change(frame: place) { rect = change(&$0) }
      return rect.isEmpty ? nil : .cells(rect, frame: place)
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

extension EditedFrame: SelectableCells {
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

  public func prepareStep() -> Bool { session.canChange }

  public func lift(_ rect: CellRect, leavesCopy: Bool) -> FloatingCells {
    FloatingCells(lifting: rect, off: cells, leavesCopy: leavesCopy)
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

extension CellSelection<EditedFrame> {
  /// Makes the selected cells empty.
  public func clear() {
    guard let rect, cells.prepareStep() else { return }
    putDown()
    cells.paint {
      let before = $0
      $0.fill(rect, with: CellGrid.empty)
      return $0.changes(from: before)
    }
    cells.commit()
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
