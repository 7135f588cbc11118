public import Base

/// Selects cells and moves selected ones.
public final class CellSelectGesture<Cells: SelectableCells>: Gesture {
  private let selection: CellSelection<Cells>
  private let shape: SelectionShape
  /// Nil if only rectangles can be selected, one at a time.
  private let mode: SelectionMode?
  private let alike: (CellPosition) -> CellRegion
  private var state = State.idle

  private enum State {
    case idle
    case choosing(SelectionDraft, SelectionMode, before: CellRegion?)
    /// - Parameters:
    ///   - region: the region of the cells at the press.
    ///   - before: the cells lifted before the press.
    case moving(from: CellPosition, region: CellRegion, before: Cells.Lifted?)
  }

  /// - Parameters:
  ///   - mode: the combination of a new selection with the old one unless keys override it, or nil for rectangles only.
  ///   - alike: returns the cells for the magic wand.
  public init(
    _ selection: CellSelection<Cells>, _ shape: SelectionShape = .rectangle,
    mode: SelectionMode? = nil,
    alike: @escaping (CellPosition) -> CellRegion = { CellRegion(CellRect($0)) }
  ) {
    self.selection = selection
    (self.shape, self.mode, self.alike) = (shape, mode, alike)
  }

  /// Whether the pointer moves the selection.
  public var isMovingSelection: Bool { if case .moving = state { true } else { false } }

  /// Lifts the selection if it is pressed, or starts another one; Control leaves a copy.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    let (cell, cells) = (reading.position, selection.cells)
    guard cells.beginGesture() else { return }
    let mode = mode?.held(reading.modifiers) ?? .replace
    if mode == .replace, let region = selection.region, region.contains(cell), cells.standsStill {
      let before = selection.lifted
      guard selection.lift(leavesCopy: reading.modifiers.contains(.control)) else { return }
      state = .moving(from: cell, region: region, before: before)
      return
    }
    let before = selection.region
    state = .choosing(SelectionDraft(shape, from: cell), mode, before: before)
    if shape == .wand {
      let bounds = cells.everything ?? .empty
      selectRegion(bounds.contains(cell) ? alike(cell) : .empty, mode, before)
    } else if mode == .replace {
      // A click clears the selection.
      selection.select(nil)
    } else {
      selectRegion(CellRegion(CellRect(cell)), mode, before)
    }
  }

  private func selectRegion(_ region: CellRegion, _ mode: SelectionMode, _ before: CellRegion?) {
    selection.cells.session.select(mode.combined(before, with: region))
  }

  /// Moves the lifted cells, or extends the new selection to the pointer.
  public func move(_ reading: CellReading) {
    let cell = reading.position
    switch state {
    case .choosing(var draft, let mode, let before):
      guard draft.shape != .wand else { return }
      draft.move(to: cell, isCentred: self.mode != nil && reading.modifiers.contains(.control))
      state = .choosing(draft, mode, before: before)
      selectRegion(draft.region(isDone: false), mode, before)
    case .moving(let start, let region, _):
      guard let lifted = selection.lifted else { return }
      let new = region.bounds.offset(by: cell - start)
      if selection.cells.isHeavy(lifted) {
        selection.outline = new
      } else if let moved = SelectionChange.moved(to: new).made(of: lifted) {
        selection.showLifted(moved)
      }
    case .idle: break
    }
  }

  /// Closes a lasso, and makes a move a step.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    if case .choosing(let draft, let mode, let before) = state, draft.shape == .lasso,
      draft.isDrawn
    {
      selectRegion(draft.region(isDone: true), mode, before)
    }
    state = .idle
    selection.commit()
    // So far only the outline has moved: move the cells now.
    if let outline = selection.outline {
      selection.outline = nil
      selection.change(.moved(to: outline))
    }
  }

  /// Puts the cells back, and restores the selection from before.
  public func cancel() {
    let ended = state
    state = .idle
    selection.cells.cancel()
    switch ended {
    case .choosing(_, _, let before): selection.restore(before, nil)
    case .moving(_, let region, let before): selection.restore(region, before)
    case .idle: break
    }
  }

  /// Moves the new selection instead of its end.
  public func setMoving(_ isMoving: Bool) -> Bool {
    guard case .choosing(var draft, let mode, let before) = state, draft.setMoving(isMoving) else {
      return false
    }
    state = .choosing(draft, mode, before: before)
    return true
  }
}
