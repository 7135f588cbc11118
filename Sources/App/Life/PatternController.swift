import Canvas
import Base
import Life
import Documents
import Formats
import Texts
import Editing
import Views
import Widgets

/// The library of patterns beside one board: finds them, and holds one over the board until it is placed.
final class PatternController {
  let panel: PatternPanel
  /// A pattern of this name is held; nil when it is put away.
  let changed = Signal<String?>()
  private let board: LiveBoard
  private let display: LifeDisplay
  private let grid: GridView
  private let toolbox: Toolbox<CellTool, CellReading>
  private let texts: LifeTexts
  private let entries: [PatternEntry]
  private var pictures: [Int: Surface] = [:]

  init(
    _ board: LiveBoard, display: LifeDisplay, grid: GridView,
    toolbox: Toolbox<CellTool, CellReading>, texts: LifeTexts
  ) {
    self.board = board
    self.display = display
    self.grid = grid
    self.toolbox = toolbox
    self.texts = texts
    panel = PatternPanel(texts: texts)
    entries = PatternLibrary.all.map { pattern in
      PatternEntry(
        name: pattern.name, author: pattern.author, fact: Self.fact(of: pattern, texts),
        kind: texts.kinds[pattern.kind.rawValue] ?? pattern.kind.rawValue)
    }
    panel.list.delegate = self
    panel.search.changed.listen(self) { [weak self] in self?.find($0) }
    toolbox.heldChanged.listen(self) { [unowned self] in heldChanged() }
    find("")
  }

  /// What becomes of a pattern, in a few words.
  private static func fact(of pattern: LibraryPattern, _ texts: LifeTexts) -> String {
    switch pattern.fact {
    // The kind says it.
    case .staysSame: pattern.kind == .stillLife ? "" : texts.staysSame
    case .oscillates(let period): texts.period(period)
    case .travels(let period, _, _): texts.travels(period, pattern.speed ?? "")
    case .grows(let period, let cells, _): texts.grows(period, cells)
    case .settles(let generation, 0): texts.dies(generation)
    case .settles(let generation, let population): texts.settles(generation, population)
    case .replicates(let period): texts.replicates(period)
    case .growsWithSquareOfTime: texts.growsWithSquare
    }
  }

  /// Shows the patterns whose name or author has all words of a text.
  private func find(_ text: String) {
    let words = text.lowercased().split(separator: " ")
    let found = entries.enumerated().filter { _, entry in
      let name = "\(entry.name) \(entry.author) \(entry.fact) \(entry.kind)".lowercased()
      return words.allSatisfy { name.contains($0) }
    }
    panel.list.show(found.map { (number: $0.offset, entry: $0.element) })
  }

  // MARK: Holding

  /// The pattern that is held over the board until it is placed; nil for none.
  var held: HeldPattern? { toolbox.held as? HeldPattern }

  var isHolding: Bool { held != nil }

  func take(_ number: Int) {
    guard board.canChange else { return }
    let pattern = PatternLibrary.all[number]
    held?.shown.unlisten(self)
    let new = HeldPattern(pattern.name, pattern.world, over: board)
    new.shown.listen(self) { [display] in display.ghost = $0 }
    toolbox.held = new
    panel.list.selection = number
  }

  func putAway() { toolbox.held = nil }

  private func heldChanged() {
    if !isHolding {
      panel.list.selection = nil
      display.ghost = nil
    }
    changed.post(held?.name)
  }
}

extension PatternController: PatternListDelegate {
  func patternList(
    _ list: PatternList, pictureOf pattern: Int, fitting box: PixelSize
  ) -> Surface? {
    if let known = pictures[pattern], known.size == box { return known }
    let surface = try? BoardThumbnail.surface(of: PatternLibrary.all[pattern].world, size: box)
    pictures[pattern] = surface
    return surface
  }

  func patternList(_ list: PatternList, chose pattern: Int) { take(pattern) }

  func patternList(_ list: PatternList, dragged pattern: Int, to point: ViewPoint) {
    if held?.name != PatternLibrary.all[pattern].name { take(pattern) }
    held?.hover(cell(at: point).map { CellReading($0) })
  }

  func patternList(_ list: PatternList, dropped pattern: Int, at point: ViewPoint) {
    if let cell = cell(at: point) { held?.place(at: cell) }
    putAway()
  }

  func patternListCancelled(_ list: PatternList) { putAway() }

  /// The cell at a place in the window; nil beside the grid.
  private func cell(at point: ViewPoint) -> CellPosition? {
    let place = grid.positionFromScene(point)
    return grid.bounds.contains(place) ? grid.cell(at: place) : nil
  }
}
