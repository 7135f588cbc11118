import Base
import Canvas
import Editing
import Life
import Texts
import Views
import Widgets
import Windows

/// The patterns next to a board: search, and placing a held one.
final class PatternController {
  let panel: PatternPanel
  /// Posts the name of a pattern that is picked up; nil when it is put away.
  let changed = Signal<String?>()
  /// Posts a pattern that was read and is too large to hold.
  let heavyRead = Signal<(name: String, world: LifeWorld)>()
  /// Posted when a pattern can't be read.
  let failed = Signal<any Error>()
  /// Posts a pattern and a position in the window for its menu.
  let menuWanted = Signal<(pattern: OwnPattern, place: ViewPoint)>()
  private let board: LiveBoard
  private let display: LifeDisplay
  private let grid: GridView
  private let toolbox: Toolbox<CellTool, CellReading>
  private let texts: LifeTexts
  /// Returns the progress text for reading a file.
  private let reading: (_ file: String, _ percent: Int) -> String
  private let shelf: PatternShelf
  private let work: BackgroundWork
  private(set) var patterns: [ShelfPattern] = []
  private let pictures = PatternPictures()

  init(
    _ board: LiveBoard, display: LifeDisplay, grid: GridView,
    toolbox: Toolbox<CellTool, CellReading>, shelf: PatternShelf, work: BackgroundWork,
    texts: Texts
  ) {
    self.board = board
    self.display = display
    self.grid = grid
    self.toolbox = toolbox
    self.shelf = shelf
    self.work = work
    self.texts = texts.life
    reading = { texts.reading($0, $1) }
    panel = PatternPanel(texts: texts.life)
    panel.list.delegate = self
    panel.search.changed.listen(self) { [weak self] in self?.find($0) }
    pictures.drawn.listen(self) { [weak self] in self?.panel.list.setNeedsDisplay() }
    toolbox.heldChanged.listen(self) { [unowned self] in heldChanged() }
    shelf.changed.listen(self) { [weak self] in self?.takeShelf() }
    takeShelf()
    shelf.seek()
  }

  /// Lists the user's own patterns first, grouped by collection.
  private func takeShelf() {
    var groups: [String] = []
    for pattern in shelf.own where !groups.contains(pattern.group) { groups.append(pattern.group) }
    let own = groups.flatMap { group in shelf.own.filter { $0.group == group } }
    patterns =
      own.map { ShelfPattern($0) } + PatternLibrary.all.map { ShelfPattern($0, texts) }
      + shelf.files.map { ShelfPattern($0, texts) }
    pictures.forget()
    if isHolding { putAway() }
    panel.list.selection = nil
    find(panel.search.text)
  }

  /// Shows the patterns whose name or author contains all words of a text.
  private func find(_ text: String) {
    let words = text.lowercased().split(separator: " ")
    let found = patterns.enumerated().filter { _, pattern in
      let entry = pattern.entry
      let name = "\(entry.name) \(entry.author) \(entry.fact) \(entry.kind)".lowercased()
      return words.allSatisfy { name.contains($0) }
    }
    panel.list.show(found.map { (number: $0.offset, entry: $0.element.entry) })
  }

  // MARK: Holding

  /// The pattern held over the board until it is placed; nil for none.
  var held: HeldPattern? { toolbox.held as? HeldPattern }

  var isHolding: Bool { held != nil }

  func pickUpPattern(_ number: Int) {
    guard board.canChange, patterns.indices.contains(number) else { return }
    let pattern = patterns[number]
    if let world = pattern.world { return hold(pattern.entry.name, world, number) }
    guard case .file(let file) = pattern.source else { return }
    panel.list.selection = number
    work.run({ [reading] in reading(file.name, $0) }) { progress in
      try file.world { progress.goesOn(at: $0) }
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done(let world) where world.population > Self.mostHeld:
        heavyRead.post((file.name, world))
      case .done(let world): hold(file.name, world, number)
      case .failed(let error): failed.post(error)
      case .cancelled: break
      }
    }
  }

  /// The maximum number of cells that follow the pointer in time.
  private static let mostHeld: BigInteger = 65_536

  private func hold(_ name: String, _ world: LifeWorld, _ number: Int) {
    guard board.canChange else { return }
    held?.shown.unlisten(self)
    let new = HeldPattern(name, world, over: board)
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

extension PatternController: PictureListDelegate {
  func pictureList(
    _ list: PictureList, pictureOf pattern: Int, fitting box: PixelSize
  ) -> Surface? {
    patterns.indices.contains(pattern)
      ? pictures.picture(of: patterns[pattern], number: pattern, fitting: box) : nil
  }

  func pictureList(_ list: PictureList, chose pattern: Int) { pickUpPattern(pattern) }

  func pictureList(_ list: PictureList, dragged pattern: Int, to point: ViewPoint) {
    // A pattern that has to be read first can't be dragged.
    guard patterns.indices.contains(pattern), patterns[pattern].world != nil else { return }
    if panel.list.selection != pattern || held == nil { pickUpPattern(pattern) }
    held?.hover(cell(at: point).map { CellReading($0) })
  }

  func pictureList(_ list: PictureList, dropped pattern: Int, at point: ViewPoint) {
    if held != nil, let cell = cell(at: point) { held?.place(at: cell) }
    putAway()
  }

  func pictureListCancelled(_ list: PictureList) { putAway() }

  func pictureList(_ list: PictureList, wantsMenuFor pattern: Int, at point: ViewPoint) {
    guard patterns.indices.contains(pattern), let own = patterns[pattern].ownPattern else { return }
    menuWanted.post((own, point))
  }

  /// Returns the cell at a position in the window, or nil outside the grid.
  private func cell(at point: ViewPoint) -> CellPosition? {
    let place = grid.positionFromScene(point)
    return grid.bounds.contains(place) ? grid.cell(at: place) : nil
  }
}
