import Base
import Documents
import Texts
import Editing
import Views
import Widgets

/// The selected rectangle of one grid: chosen, moved, copied, cleared.
///
/// Cells that were moved stay loose until something else is chosen: moving them again leaves nothing of where
/// they were between.
final class CellSelectionController {
  /// What is selected; nil for nothing.
  private(set) var rect: CellRect? { didSet { if rect != oldValue { rectChanged.post(()) } } }
  /// Something else is selected.
  let rectChanged = Signal<Void>()
  private let session: Session<PixelArt>
  private let frame: EditedFrame
  private let clipboard: CopiedContent<CopiedCells>
  private let announcer: Announcer
  private let texts: SelectionTexts
  private var loose: (cells: FloatingCells, frame: Int)?
  private var gesture: Gesture?

  private enum Gesture {
    case choosing(from: CellPosition, before: CellRect?)
    case moving(from: CellPosition, origin: CellPosition, before: FloatingCells?)
  }

  init(
    _ session: Session<PixelArt>, frame: EditedFrame, clipboard: CopiedContent<CopiedCells>,
    announcer: Announcer, texts: SelectionTexts
  ) {
    self.session = session
    self.frame = frame
    self.clipboard = clipboard
    self.announcer = announcer
    self.texts = texts
    session.changed.listen(self) { [weak self] in if case .moved = $0 { self?.follow() } }
    frame.changed.listen(self) { [weak self] _ in self?.putDown() }
  }

  var isEmpty: Bool { rect == nil }

  /// What the pointer looks like over a cell.
  func pointer(at cell: CellPosition?) -> PointerShape {
    guard let cell, let rect, rect.contains(cell) else { return .crosshair }
    return .move
  }

  // MARK: Choosing

  func select(_ new: CellRect?) {
    putDown()
    rect = new.map { $0.intersection(session.seen.bounds) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  func selectAll() { select(session.seen.bounds) }

  /// Loose cells stay where they are, for good.
  func putDown() { loose = nil }

  /// The picture is another one, as after an undo: what was loose is not what is seen.
  private func follow() {
    putDown()
    if let rect { self.rect = rect.intersection(session.seen.bounds) }
    if rect?.isEmpty == true { rect = nil }
  }

  // MARK: Gestures

  func began(at cell: CellPosition, _ modifiers: Modifiers) {
    if let rect, rect.contains(cell) {
      let before = loose?.cells
      lift(leavesCopy: modifiers.contains(.control))
      gesture = .moving(from: cell, origin: loose?.cells.origin ?? rect.origin, before: before)
    } else {
      gesture = .choosing(from: cell, before: rect)
      select(nil)
    }
  }

  func moved(to cell: CellPosition, _ modifiers: Modifiers) {
    switch gesture {
    case .choosing(let start, _):
      rect = CellRect(from: start, to: cell).intersection(session.seen.bounds)
      if rect?.isEmpty == true { rect = nil }
    case .moving(let start, let origin, _):
      move(to: origin + (cell - start))
    case nil: break
    }
  }

  func ended() { gesture = nil }

  func cancelled() {
    switch gesture {
    case .choosing(_, let before): rect = before
    case .moving(_, let origin, let before):
      if let rect { self.rect = CellRect(size: rect.size).offset(by: origin) }
      loose = before.map { ($0, frame.place) }
    case nil: break
    }
    gesture = nil
  }

  /// Makes the selected cells loose, if they aren't.
  private func lift(leavesCopy: Bool = false) {
    guard let rect, session.canChange else { return }
    if let loose, loose.frame == frame.place, !leavesCopy { return }
    loose = (FloatingCells(lifting: rect, off: frame.cells, leavesCopy: leavesCopy), frame.place)
  }

  private func move(to origin: CellPosition) {
    guard var cells = loose?.cells else { return }
    cells.origin = origin
    loose = (cells, frame.place)
    rect = cells.bounds
    frame.show(cells.grid)
  }

  // MARK: Commands

  /// Moves the selected cells by a few, as one step.
  func nudge(dx: Int, dy: Int) {
    guard rect != nil, session.canChange else { return }
    lift()
    guard let origin = loose?.cells.origin else { return }
    move(to: origin + CellPosition(x: dx, y: dy))
    session.commit()
  }

  /// Makes the selected cells empty.
  func clear() {
    guard let rect, session.canChange else { return }
    putDown()
    frame.paint {
      let before = $0
      $0.fill(rect, with: CellGrid.empty)
      return $0.changes(from: before)
    }
    session.commit()
  }

  func copy() {
    let rect = rect ?? session.seen.bounds
    let copied = CopiedCells(
      cells: loose?.cells.cells ?? frame.cells.cropped(to: rect), origin: rect.origin,
      palette: session.seen.palette)
    clipboard.keep(copied) { copied.text }
  }

  func cut() {
    if rect == nil { selectAll() }
    copy()
    clear()
  }

  /// Lays the copied cells where they were, loose, as one step.
  func paste() {
    guard session.canChange else { return }
    guard let content = clipboard.content else { return announcer.say(texts.nothingToPaste) }
    putDown()
    let cells = content.cells(for: session.seen.palette)
    let bounds = session.seen.bounds
    var place = CellRect(
      x: content.origin.x, y: content.origin.y, width: cells.size.width, height: cells.size.height)
    if place.intersection(bounds).isEmpty {
      place.x = (bounds.width - place.width) / 2
      place.y = (bounds.height - place.height) / 2
    }
    loose = (FloatingCells(cells, at: place.origin, over: frame.cells), frame.place)
    move(to: place.origin)
    session.commit()
  }

  /// Mirrors or turns the selected cells about their middle, as one step.
  func turn(_ turn: CanvasTurn) {
    guard session.canChange else { return }
    lift()
    guard var cells = loose?.cells else { return }
    let old = cells.bounds
    cells.cells = cells.cells.turned(turn)
    cells.origin = CellPosition(
      x: old.x + (old.width - cells.cells.size.width) / 2,
      y: old.y + (old.height - cells.cells.size.height) / 2)
    loose = (cells, frame.place)
    move(to: cells.origin)
    session.commit()
  }
}
