import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Life
import Platform
import Texts
import Views
import Windows

// Cells on the clipboard are run-length encoded, as in the files of other programs.
extension LifeEditor {
  func copy() { copy {} }

  /// Copies the selected cells with the whole selected rectangle, including dead cells at its edges.
  func copyWithOutline() { copy(withOutline: true) {} }

  func cut() {
    guard canChange else { return }
    if selection.isEmpty { selection.selectAll() }
    guard !selection.isEmpty else { return }
    copy { [weak self] in self?.selection.clear() }
  }

  /// Copies the selected cells, or all.
  private func copy(
    withOutline: Bool = false, then: @escaping @MainActor () -> Void
  ) {
    let texts = services.texts.life
    board.standStill()
    guard !session.isHeld, board.hasDeadBackground() else { return }
    var world = board.world
    if let bounds = selection.bounds {
      world.setCells(selection.lifted?.cells ?? world.cells.cropped(to: bounds))
    }
    guard var pattern = LifePattern(world) else { return toasts.say(texts.tooFar) }
    // Like Golly, leave out the universe of a part.
    pattern.edges = .none
    pattern.generation = 0
    if withOutline { pattern.frame = selection.bounds }
    let (count, kept) = (world.population, pattern)
    board.compute(count, texts.copying) {
      kept.runLengthBytes(goesOn: $0).map { String(decoding: $0, as: UTF8.self) }
    } finished: { [weak self] text in
      guard let self else { return }
      guard let text else { return toasts.say(texts.tooManyCells) }
      services.clipboard.offer(text)
      then()
      toasts.say(texts.copied(texts.number("\(count)")))
    }
  }

  /// Pastes the cells of the clipboard's text.
  ///
  /// - Parameter cell: the centre; nil for the pointer, or the middle if that is elsewhere.
  func paste(around cell: CellPosition? = nil) {
    guard canChange else { return }
    services.clipboard.read { [weak self] text in
      guard let self, !grid.isPainting, canChange else { return }
      guard let text else { return say(services.texts.life.pasteFailed) }
      let place = (cell ?? tools.pointer).map { LifeCell($0) } ?? display.middle
      tools.choose(.select)
      paste(text, around: place)
    }
  }

  /// Pastes the cells of a text centred at a point, as a floating selection in one step.
  func paste(_ text: String, around middle: LifeCell) {
    guard selection.cells.prepareStep() else { return }
    selection.putDown()
    let (texts, under, mode) = (services.texts.life, board.world.cells, board.pasteMode)
    board.compute(BigInteger(text.utf8.count), texts.pasting) { goesOn in
      Pasted(Array(text.utf8), around: middle, over: under, by: mode, goesOn: goesOn)
    } finished: { [weak self] read in
      guard let self else { return }
      switch read {
      case .cells(let cells, let rule): lay(cells, livingBy: rule)
      case .none: toasts.say(texts.pasteFailed)
      case .refused(let reason): toasts.say(texts.pasteRefused(reason))
      case .tooFar: toasts.say(texts.tooFar)
      }
    }
  }
}

/// The content of a text from the clipboard.
private enum Pasted: Sendable {
  /// With the rule named in the text.
  case cells(FloatingLife, CellRule?)
  case none
  case refused(Message)
  case tooFar

  nonisolated init(
    _ bytes: [UInt8], around middle: LifeCell, over under: LifeCells,
    by mode: PasteMode, goesOn: @escaping @Sendable (Double) -> Bool
  ) {
    let (cells, frame, rule): (LifeCells, LifeBounds?, CellRule?)
    do throws(LifePatternError) {
      (cells, frame, rule) = try LifeFile.cells(bytes) { goesOn($0 / 2) }
    } catch {
      self = LifeFile.isLife(bytes) ? .refused(error.message) : .none
      return
    }
    guard let bounds = frame else {
      self = .none
      return
    }
    let place = bounds.moved(
      x: middle.x - (bounds.left + bounds.right + 1) / 2,
      y: middle.y - (bounds.top + bounds.bottom + 1) / 2)
    let lying = FloatingLife(
      cells: cells, rect: CellRect(bounds), under: under, mode: mode, isPasted: true)
    let moved = lying.moved(to: CellRect(place)) { goesOn(0.5 + $0 / 2) }
    self = moved.map { .cells($0, rule) } ?? .tooFar
  }
}
