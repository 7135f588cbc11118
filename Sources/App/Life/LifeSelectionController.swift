import Geometry
import Input
import Life
import Model
import Texts
import Tools
import Widgets

/// The selected rectangle of one board: chosen, moved, copied, cleared.
///
/// Cells that were moved stay loose until something else is chosen: moving them again leaves nothing of where they
/// were between.
final class LifeSelectionController {
  /// What is selected; nil for nothing.
  private(set) var rect: LifeBounds? { didSet { if rect != oldValue { marked() } } }
  /// Called when something else is selected.
  var marked: () -> Void = {}
  private let desk: LifeDesk
  private let texts: LifeTexts
  private var loose: LooseCells?
  private var gesture: Gesture?

  private enum Gesture {
    case choosing(from: LifeCell, before: LifeBounds?)
    case moving(from: LifeCell, rect: LifeBounds, before: LooseCells?)
  }

  /// More cells are not moved about.
  private static let mostLooseCells: UInt64 = 1 << 20

  init(_ desk: LifeDesk, texts: LifeTexts) {
    self.desk = desk
    self.texts = texts
  }

  var isEmpty: Bool { rect == nil }

  /// What the pointer looks like over a cell.
  func pointer(at cell: LifeCell?) -> PointerShape {
    guard let cell, let rect, rect.contains(cell) else { return .crosshair }
    return .move
  }

  // MARK: Choosing

  func select(_ new: LifeBounds?) {
    putDown()
    rect = new.flatMap { inside($0) }
  }

  /// Selects all that lives, or all that there is.
  func selectAll() {
    desk.stopRunning()
    select(desk.board.world.edges.area ?? desk.board.world.bounds)
  }

  private func inside(_ rect: LifeBounds) -> LifeBounds? {
    desk.board.world.edges.area.map { rect.intersection($0) } ?? rect
  }

  /// Loose cells stay where they are, for good.
  func putDown() { loose = nil }

  /// The board is another one, as after an undo: what was loose is not what is seen.
  func follow() {
    putDown()
    rect = rect.flatMap { inside($0) }
  }

  // MARK: Gestures

  func began(at cell: LifeCell, _ modifiers: Modifiers) {
    if let rect, rect.contains(cell), !desk.board.isRunning {
      let before = loose
      guard lift(leavesCopy: modifiers.contains(.control)) else { return }
      gesture = .moving(from: cell, rect: rect, before: before)
    } else {
      gesture = .choosing(from: cell, before: rect)
      select(nil)
    }
  }

  func moved(to cell: LifeCell, _ modifiers: Modifiers) {
    switch gesture {
    case .choosing(let start, _):
      rect = inside(
        LifeBounds(
          left: min(start.x, cell.x), top: min(start.y, cell.y), right: max(start.x, cell.x),
          bottom: max(start.y, cell.y)))
    case .moving(let start, let rect, _):
      move(to: rect.moved(x: cell.x - start.x, y: cell.y - start.y))
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
    case .moving(_, let rect, let before):
      desk.board.cancel()
      self.rect = rect
      loose = before
    case nil: break
    }
    gesture = nil
  }

  /// Where all around lives, there is nothing to be lifted: that is said.
  private func hasDeadBackground() -> Bool {
    guard desk.board.world.isBackgroundAlive else { return true }
    desk.say(texts.backgroundLives)
    return false
  }

  /// Makes the selected cells loose, if they aren't.
  ///
  /// - Returns: false where that can't be done.
  private func lift(leavesCopy: Bool = false) -> Bool {
    guard let rect, desk.canChange(), hasDeadBackground() else { return false }
    if loose != nil, !leavesCopy { return true }
    let cells = desk.board.world.cells
    let lifted = cells.cropped(to: rect)
    guard lifted.population <= Self.mostLooseCells else {
      desk.say(texts.tooManyCells)
      return false
    }
    loose = LooseCells(
      cells: lifted, rect: rect, under: leavesCopy ? cells : cells.removing(rect))
    return true
  }

  private func move(to new: LifeBounds) {
    guard let loose, let moved = loose.moved(to: new) else { return }
    show(moved)
  }

  /// Shows loose cells at another place or in another form.
  private func show(_ new: LooseCells) {
    let before = rect
    loose = new
    rect = new.rect
    desk.board.show(new.whole, in: before.map { $0.union(new.rect) } ?? new.rect)
  }

  // MARK: Commands

  /// Moves the selected cells by a few, as one step.
  func nudge(dx: Int, dy: Int) {
    guard let rect else { return }
    desk.stopRunning()
    guard lift() else { return }
    move(to: rect.moved(x: dx, y: dy))
    desk.commit()
  }

  /// Makes the selected cells dead.
  func clear() {
    guard let rect, hasDeadBackground() else { return }
    putDown()
    desk.perform { $0.setCells($0.cells.removing(rect)) }
  }

  /// Makes all but the selected cells dead.
  func clearOutside() {
    guard let rect, hasDeadBackground() else { return }
    putDown()
    desk.perform { $0.setCells($0.cells.cropped(to: rect)) }
  }

  /// The selected cells, or all, as run lengths; nil for too many.
  func copy() -> String? {
    desk.stopRunning()
    guard hasDeadBackground() else { return nil }
    var world = desk.board.world
    if let rect { world.setCells(loose?.cells ?? world.cells.cropped(to: rect)) }
    guard let pattern = LifePattern(world) else {
      desk.say(texts.tooManyCells)
      return nil
    }
    var kept = pattern
    // Golly, too, says nothing of a piece's universe.
    kept.edges = .none
    kept.generation = 0
    desk.say(texts.copied(texts.number(world.population)))
    return kept.runLengths
  }

  /// Lays cells down with their middle at a place, loose, as one step.
  func paste(_ cells: LifeCells, around middle: LifeCell) {
    guard let bounds = cells.bounds, desk.canChange() else { return }
    desk.stopRunning()
    guard hasDeadBackground() else { return }
    putDown()
    guard cells.population <= Self.mostLooseCells else { return desk.say(texts.tooManyCells) }
    let lying = LooseCells(cells: cells, rect: bounds, under: desk.board.world.cells)
    let place = bounds.moved(
      x: middle.x - (bounds.left + bounds.right + 1) / 2,
      y: middle.y - (bounds.top + bounds.bottom + 1) / 2)
    guard let moved = lying.moved(to: place) else { return desk.say(texts.tooFar) }
    rect = nil
    show(moved)
    desk.commit()
  }

  /// Mirrors or turns the selected cells about their middle, as one step.
  func turn(_ turn: CanvasTurn) {
    desk.stopRunning()
    guard lift(), let loose, let turned = loose.turned(turn) else { return }
    show(turned)
    desk.commit()
  }
}
