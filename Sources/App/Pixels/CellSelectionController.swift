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
  private(set) var rect: CellRect? { didSet { if rect != oldValue { marked() } } }
  /// Called when something else is selected.
  var marked: () -> Void = {}
  private let desk: PixelDesk
  private let clipboard: CopiedContent<CopiedCells>
  private let texts: SelectionTexts
  private var loose: (cells: FloatingCells, frame: Int)?
  private var gesture: Gesture?

  private enum Gesture {
    case choosing(from: CellPosition, before: CellRect?)
    case moving(from: CellPosition, origin: CellPosition, before: FloatingCells?)
  }

  init(_ desk: PixelDesk, clipboard: CopiedContent<CopiedCells>, texts: SelectionTexts) {
    self.desk = desk
    self.texts = texts
    self.clipboard = clipboard
    desk.frameChanged.listen(self) { [weak self] _ in self?.putDown() }
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
    rect = new.map { $0.intersection(desk.picture.bounds) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  func selectAll() { select(desk.picture.bounds) }

  /// Loose cells stay where they are, for good.
  func putDown() { loose = nil }

  /// The picture is another one, as after an undo: what was loose is not what is seen.
  func follow() {
    putDown()
    if let rect { self.rect = rect.intersection(desk.picture.bounds) }
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
      rect = CellRect(from: start, to: cell).intersection(desk.picture.bounds)
      if rect?.isEmpty == true { rect = nil }
    case .moving(let start, let origin, _):
      move(to: origin + (cell - start))
    case nil: break
    }
  }

  func ended() {
    if case .moving? = gesture { desk.commit() }
    gesture = nil
  }

  func cancelled() {
    switch gesture {
    case .choosing(_, let before): rect = before
    case .moving(_, let origin, let before):
      desk.cancel()
      if let rect { self.rect = CellRect(size: rect.size).offset(by: origin) }
      loose = before.map { ($0, desk.frame) }
    case nil: break
    }
    gesture = nil
  }

  /// Makes the selected cells loose, if they aren't.
  private func lift(leavesCopy: Bool = false) {
    guard let rect, desk.canChange() else { return }
    if let loose, loose.frame == desk.frame, !leavesCopy { return }
    loose = (FloatingCells(lifting: rect, off: desk.cells, leavesCopy: leavesCopy), desk.frame)
  }

  private func move(to origin: CellPosition) {
    guard var cells = loose?.cells else { return }
    cells.origin = origin
    loose = (cells, desk.frame)
    rect = cells.bounds
    desk.show(cells.grid)
  }

  // MARK: Commands

  /// Moves the selected cells by a few, as one step.
  func nudge(dx: Int, dy: Int) {
    guard rect != nil, desk.canChange() else { return }
    lift()
    guard let origin = loose?.cells.origin else { return }
    move(to: origin + CellPosition(x: dx, y: dy))
    desk.commit()
  }

  /// Makes the selected cells empty.
  func clear() {
    guard let rect, desk.canChange() else { return }
    putDown()
    desk.paint {
      let before = $0
      $0.fill(rect, with: CellGrid.empty)
      return $0.changes(from: before)
    }
    desk.commit()
  }

  func copy() {
    let rect = rect ?? desk.picture.bounds
    let copied = CopiedCells(
      cells: loose?.cells.cells ?? desk.cells.cropped(to: rect), origin: rect.origin,
      palette: desk.picture.palette)
    clipboard.keep(copied) { copied.text }
  }

  func cut() {
    if rect == nil { selectAll() }
    copy()
    clear()
  }

  /// Lays the copied cells where they were, loose, as one step.
  func paste() {
    guard desk.canChange() else { return }
    guard let content = clipboard.content else { return desk.say(texts.nothingToPaste) }
    putDown()
    let cells = content.cells(for: desk.picture.palette)
    let bounds = desk.picture.bounds
    var place = CellRect(
      x: content.origin.x, y: content.origin.y, width: cells.size.width, height: cells.size.height)
    if place.intersection(bounds).isEmpty {
      place.x = (bounds.width - place.width) / 2
      place.y = (bounds.height - place.height) / 2
    }
    loose = (FloatingCells(cells, at: place.origin, over: desk.cells), desk.frame)
    move(to: place.origin)
    desk.commit()
  }

  /// Mirrors or turns the selected cells about their middle, as one step.
  func turn(_ turn: CanvasTurn) {
    guard desk.canChange() else { return }
    lift()
    guard var cells = loose?.cells else { return }
    let old = cells.bounds
    cells.cells = cells.cells.turned(turn)
    cells.origin = CellPosition(
      x: old.x + (old.width - cells.cells.size.width) / 2,
      y: old.y + (old.height - cells.cells.size.height) / 2)
    loose = (cells, desk.frame)
    move(to: cells.origin)
    desk.commit()
  }
}
