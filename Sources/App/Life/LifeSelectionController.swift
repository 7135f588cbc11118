import Formats
import Base
import Life
import Documents
import Texts
import Editing
import Widgets

/// The selected rectangle of one board: chosen, moved, copied, cleared.
///
/// Cells that were moved stay loose until something else is chosen: moving them again leaves nothing of where they
/// were between.
final class LifeSelectionController {
  /// What is selected; nil for nothing.
  private(set) var rect: LifeBounds? { didSet { if rect != oldValue { rectChanged.post(()) } } }
  /// Something else is selected.
  let rectChanged = Signal<Void>()
  private let board: LiveBoard
  private let work: BackgroundWork
  private let announcer: Announcer
  private let texts: LifeTexts
  private var loose: LooseCells?
  private var gesture: Gesture?

  private enum Gesture {
    case choosing(from: LifeCell, before: LifeBounds?)
    case moving(from: LifeCell, rect: LifeBounds, before: LooseCells?)
  }

  /// Of more cells only the frame follows the pointer.
  private static let mostFollowingCells: BigInteger = 262_144

  init(_ board: LiveBoard, work: BackgroundWork, announcer: Announcer, texts: LifeTexts) {
    self.board = board
    self.work = work
    self.announcer = announcer
    self.texts = texts
    board.session.changed.listen(self) { [weak self] in if case .moved = $0 { self?.follow() } }
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
    board.standStill()
    select(board.world.edges.area ?? board.world.bounds)
  }

  private func inside(_ rect: LifeBounds) -> LifeBounds? {
    board.world.edges.area.map { rect.intersection($0) } ?? rect
  }

  /// Loose cells stay where they are, for good.
  func putDown() { loose = nil }

  /// The board is another one, as after an undo: what was loose is not what is seen.
  private func follow() {
    putDown()
    rect = rect.flatMap { inside($0) }
  }

  // MARK: Gestures

  func began(at cell: LifeCell, _ modifiers: Modifiers) {
    if let rect, rect.contains(cell), !board.isRunning {
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
      let new = rect.moved(x: cell.x - start.x, y: cell.y - start.y)
      if isHeavy { self.rect = new } else { move(to: new) }
    case nil: break
    }
  }

  func ended() {
    let ended = gesture
    gesture = nil
    guard case .moving(_, let before, _)? = ended else { return }
    // Others followed the pointer.
    guard isHeavy, let new = rect else { return }
    rect = before
    change(texts.moving) { $0.moved(to: new, goesOn: $1) }
  }

  /// Whether there are too many loose cells to be shown at each motion.
  private var isHeavy: Bool { (loose?.cells.population ?? 0) > Self.mostFollowingCells }

  func cancelled() {
    switch gesture {
    case .choosing(_, let before): rect = before
    case .moving(_, let rect, let before):
      self.rect = rect
      loose = before
    case nil: break
    }
    gesture = nil
  }

  /// Where all around lives, there is nothing to be lifted: that is said.
  private func hasDeadBackground() -> Bool {
    guard board.world.isBackgroundAlive else { return true }
    announcer.say(texts.backgroundLives)
    return false
  }

  /// Makes the selected cells loose, if they aren't.
  ///
  /// - Returns: false where that can't be done.
  private func lift(leavesCopy: Bool = false) -> Bool {
    guard let rect, board.canChange, hasDeadBackground() else { return false }
    if loose != nil, !leavesCopy { return true }
    let cells = board.world.cells
    loose = LooseCells(
      cells: cells.cropped(to: rect), rect: rect, under: leavesCopy ? cells : cells.removing(rect))
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
    board.show(new.whole, in: before.map { $0.union(new.rect) } ?? new.rect)
  }

  // MARK: Commands

  /// Moves the selected cells by a few, as one step.
  func nudge(dx: Int, dy: Int) {
    guard let rect else { return }
    board.standStill()
    guard lift() else { return }
    let new = rect.moved(x: dx, y: dy)
    change(texts.moving) { $0.moved(to: new, goesOn: $1) }
  }

  /// Makes something else of the loose cells, as one step; off the main thread where they are many.
  private func change(
    _ text: @escaping (Int) -> String,
    _ make: @escaping @Sendable (LooseCells, @escaping @Sendable (Double) -> Bool) -> LooseCells?
  ) {
    guard let loose else { return }
    board.compute(loose.cells.population, on: work, text) {
      make(loose, $0)
    } finished: { [weak self] new in
      guard let self, self.loose != nil else { return }
      guard let new else { return announcer.say(texts.tooFar) }
      show(new)
      board.commit()
    }
  }

  /// Makes the selected cells dead.
  func clear() {
    guard let rect, hasDeadBackground() else { return }
    putDown()
    board.perform { $0.setCells($0.cells.removing(rect)) }
  }

  /// Makes all but the selected cells dead.
  func clearOutside() {
    guard let rect, hasDeadBackground() else { return }
    putDown()
    board.perform { $0.setCells($0.cells.cropped(to: rect)) }
  }

  /// Hands out the selected cells, or all, as run lengths.
  func copy(_ offer: @escaping @MainActor (String) -> Void) {
    board.standStill()
    guard !board.session.isHeld, hasDeadBackground() else { return }
    var world = board.world
    if let rect { world.setCells(loose?.cells ?? world.cells.cropped(to: rect)) }
    guard var pattern = LifePattern(world) else { return announcer.say(texts.tooFar) }
    // Golly, too, says nothing of a piece's universe.
    pattern.edges = .none
    pattern.generation = 0
    let (count, texts, kept) = (world.population, texts, pattern)
    board.compute(count, on: work, texts.copying) {
      kept.runLengthBytes(goesOn: $0).map { String(decoding: $0, as: UTF8.self) }
    } finished: { [weak self] text in
      guard let self else { return }
      guard let text else { return announcer.say(texts.tooManyCells) }
      offer(text)
      announcer.say(texts.copied(texts.number("\(count)")))
    }
  }

  /// Lays down the cells of a text with their middle at a place, loose, as one step.
  func paste(_ text: String, around middle: LifeCell) {
    guard board.canChange else { return }
    board.standStill()
    guard hasDeadBackground() else { return }
    putDown()
    let under = board.world.cells
    board.compute(BigInteger(text.utf8.count), on: work, texts.pasting) { goesOn in
      Self.loose(Array(text.utf8), around: middle, under: under, goesOn: goesOn)
    } finished: { [weak self] read in
      guard let self else { return }
      switch read {
      case .cells(let cells):
        rect = nil
        show(cells)
        board.commit()
      case .none: announcer.say(texts.pasteFailed)
      case .refused(let reason): announcer.say(texts.pasteRefused(reason))
      case .tooFar: announcer.say(texts.tooFar)
      }
    }
  }

  private enum Pasted: Sendable {
    case cells(LooseCells)
    case none
    case refused(Message)
    case tooFar
  }

  nonisolated private static func loose(
    _ bytes: [UInt8], around middle: LifeCell, under: LifeCells,
    goesOn: @escaping @Sendable (Double) -> Bool
  ) -> Pasted {
    let cells: LifeCells
    do throws(LifePatternError) {
      cells = try LifeFile.world(bytes) { goesOn($0 / 2) }.world.cells
    } catch {
      return LifeFile.isLife(bytes) ? .refused(error.message) : .none
    }
    guard let bounds = cells.bounds else { return .none }
    let place = bounds.moved(
      x: middle.x - (bounds.left + bounds.right + 1) / 2,
      y: middle.y - (bounds.top + bounds.bottom + 1) / 2)
    let lying = LooseCells(cells: cells, rect: bounds, under: under)
    return lying.moved(to: place) { goesOn(0.5 + $0 / 2) }.map { .cells($0) } ?? .tooFar
  }

  /// Mirrors or turns the selected cells about their middle, as one step.
  func turn(_ turn: CanvasTurn) {
    board.standStill()
    guard lift() else { return }
    change(texts.turning) { $0.turned(turn, goesOn: $1) }
  }
}
