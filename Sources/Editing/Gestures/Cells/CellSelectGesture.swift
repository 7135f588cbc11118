public import Base

/// Chooses a rectangle of cells, and moves it.
public final class CellSelectGesture<Cells: SelectableCells>: Gesture {
  private let selection: CellSelection<Cells>
  private var state = State.idle

  private enum State {
    case idle
    case choosing(from: CellPosition, before: CellRect?)
    /// - Parameter rect: where the cells were at the press, and what was lifted then.
    case moving(from: CellPosition, rect: CellRect, before: Cells.Lifted?)
  }

  public init(_ selection: CellSelection<Cells>) { self.selection = selection }

  /// Whether the pointer moves what is selected.
  public var isMovingSelection: Bool { if case .moving = state { true } else { false } }

  public func begin(_ reading: CellReading, _ press: GesturePress) {
    let (cell, cells) = (reading.position, selection.cells)
    guard cells.begin() else { return }
    if let rect = selection.rect, rect.contains(cell), cells.standsStill {
      let before = selection.lifted
      guard selection.lift(leavesCopy: reading.modifiers.contains(.control)) else { return }
      state = .moving(from: cell, rect: rect, before: before)
    } else {
      state = .choosing(from: cell, before: selection.rect)
      selection.select(nil)
    }
  }

  public func move(_ reading: CellReading) {
    let cell = reading.position
    switch state {
    case .choosing(let start, _):
      selection.cells.session.select(CellRect(from: start, to: cell))
    case .moving(let start, let rect, _):
      guard let lifted = selection.lifted else { return }
      let new = rect.offset(by: cell - start)
      if selection.cells.isHeavy(lifted) {
        selection.outline = new
      } else if let moved = SelectionChange.moved(to: new).made(of: lifted) {
        selection.show(moved)
      }
    case .idle: break
    }
  }

  public func end(_ last: CellReading?) {
    if let last { move(last) }
    state = .idle
    selection.commit()
    // What only a frame followed is moved now.
    if let outline = selection.outline {
      selection.outline = nil
      selection.change(.moved(to: outline))
    }
  }

  public func cancel() {
    let ended = state
    state = .idle
    selection.cells.cancel()
    switch ended {
    case .choosing(_, let before): selection.restore(before, nil)
    case .moving(_, let rect, let before): selection.restore(rect, before)
    case .idle: break
    }
  }
}
