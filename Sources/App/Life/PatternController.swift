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
  let held = Signal<String?>()
  private let board: LiveBoard
  private let display: LifeDisplay
  private let grid: GridView
  private let announcer: Announcer
  private let texts: LifeTexts
  private let entries: [PatternEntry]
  private var pictures: [Int: Surface] = [:]
  private var hold: (name: String, rule: LifeRule, cells: LooseCells)?

  init(
    _ board: LiveBoard, display: LifeDisplay, grid: GridView, announcer: Announcer, texts: LifeTexts
  ) {
    self.board = board
    self.display = display
    self.grid = grid
    self.announcer = announcer
    self.texts = texts
    panel = PatternPanel(texts: texts)
    entries = PatternLibrary.all.map { pattern in
      PatternEntry(
        name: pattern.name, author: pattern.author, fact: Self.fact(of: pattern, texts),
        kind: texts.kinds[pattern.kind.rawValue] ?? pattern.kind.rawValue)
    }
    panel.list.delegate = self
    panel.search.changed.listen(self) { [weak self] in self?.find($0) }
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

  var isHolding: Bool { hold != nil }

  /// Holds a pattern over the board until it is placed.
  func take(_ number: Int) {
    guard board.canChange else { return }
    let pattern = PatternLibrary.all[number]
    let world = pattern.world
    let bounds = world.bounds ?? LifeBounds(left: 0, top: 0, right: 0, bottom: 0)
    // About the cell 0, 0.
    let cells = LooseCells(cells: world.cells, rect: bounds).moved(
      to: bounds.moved(x: -(bounds.left + bounds.right) / 2, y: -(bounds.top + bounds.bottom) / 2))
    hold = cells.map { (pattern.name, pattern.rule, $0) }
    panel.list.selection = number
    grid.paintingPointer = .grabbing
    held.post(pattern.name)
  }

  func putAway() {
    guard hold != nil else { return }
    hold = nil
    panel.list.selection = nil
    display.ghost = nil
    grid.paintingPointer = .crosshair
    held.post(nil)
  }

  /// Mirrors or turns what is held.
  func turn(_ turn: CanvasTurn, at cell: LifeCell?) {
    guard let old = hold, let turned = old.cells.turned(turn) else { return }
    hold?.cells = turned
    follow(cell)
  }

  /// Shows the pattern over a cell.
  func follow(_ cell: LifeCell?) { display.ghost = cell.flatMap { cells(at: $0) } }

  private func cells(at cell: LifeCell) -> LifeCells? {
    hold?.cells.cells.moved(x: cell.x, y: cell.y)
  }

  /// Lays the pattern down; it is still held then.
  func place(at cell: LifeCell) {
    guard let hold, let cells = cells(at: cell), board.canChange else { return }
    guard board.canPaint else { return announcer.say(texts.standsNot) }
    if board.isRunning {
      board.paint(cells.list ?? [], isAlive: true)
    } else {
      var world = board.world
      let isForeign = hold.rule != world.rule
      // An empty board takes over the rule by which the pattern lives.
      let takesRule = isForeign && world.cells.isEmpty && !world.isBackgroundAlive
      if takesRule { world.rule = hold.rule }
      world.add(cells)
      board.change { $0 = world }
      board.commit()
      if isForeign, !takesRule {
        announcer.say(texts.otherRuleOfPattern(hold.name, hold.rule.notation))
      }
    }
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
    if hold?.name != PatternLibrary.all[pattern].name { take(pattern) }
    follow(cell(at: point))
  }

  func patternList(_ list: PatternList, dropped pattern: Int, at point: ViewPoint) {
    if let cell = cell(at: point) { place(at: cell) }
    putAway()
  }

  func patternListCancelled(_ list: PatternList) { putAway() }

  /// The cell at a place in the window; nil beside the grid.
  private func cell(at point: ViewPoint) -> LifeCell? {
    let place = point - grid.originInScene
    return grid.bounds.contains(place) ? LifeCell(grid.cell(at: place)) : nil
  }
}
