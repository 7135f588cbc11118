import Base
import Life
import Documents
import Texts
import Editing
import Views
import Widgets

/// The tool in use on one board: makes cells of what the pointer does.
///
/// The first cell that is pressed decides the pen of the whole drag: on a dead cell it gives birth, on a living one it
/// kills.
final class LifeToolController {
  private(set) var tool = CellTool.lifeCatalogue[1]
  /// Whether shapes are filled.
  var isFilled = false { didSet { changed.post(()) } }
  /// The tool or what is chosen for it is another.
  let changed = Signal<Void>()
  /// A few words on where the pointer is; empty where it is elsewhere.
  let pointed = Signal<String>()
  /// A press is about to do something.
  let pressed = Signal<Void>()
  /// The cell under the pointer; nil while it is elsewhere.
  private(set) var pointer: LifeCell?
  private let board: LiveBoard
  private let display: LifeDisplay
  private let grid: GridView
  private let selection: LifeSelectionController
  private let patterns: PatternController
  private let announcer: Announcer
  private let texts: Texts
  private var gesture: Gesture?

  private enum Gesture {
    case freehand(last: CellPosition, isAlive: Bool)
    case band(Band)
    case selecting
  }

  /// A shape from press to release.
  private struct Band {
    let shape: CellShape
    let start: CellPosition
    let isAlive: Bool
    /// The universe without it.
    let before: LifeWorld
    /// What it covers now.
    var area: CellRect?
  }

  /// Of more cells nothing is drawn at once.
  private static let mostCellsAtOnce = 1 << 17
  /// A shape covers no more.
  private static let mostCellsOfShape = 1 << 22

  init(
    _ board: LiveBoard, display: LifeDisplay, grid: GridView, selection: LifeSelectionController,
    patterns: PatternController, announcer: Announcer, texts: Texts
  ) {
    self.board = board
    self.display = display
    self.grid = grid
    self.selection = selection
    self.patterns = patterns
    self.announcer = announcer
    self.texts = texts
    grid.handle = { [weak self] in self?.handle($0, $1) }
    selection.rectChanged.listen(self) { [weak self] in self?.showMarks() }
    board.runningChanged.listen(self) { [weak self] _ in self?.showMarks() }
  }

  // MARK: Choosing

  /// Takes a tool into use; in the middle of a gesture, nothing happens.
  func choose(_ name: CellTool.Name) {
    patterns.putAway()
    guard name != tool.name, !grid.isPainting,
      let new = CellTool.lifeCatalogue.first(where: { $0.name == name })
    else { return }
    tool = new
    grid.paintingPointer = name == .select ? .arrow : .crosshair
    changed.post(())
    showMarks()
  }

  // MARK: Gestures

  private func handle(_ event: GridEvent, _ modifiers: Modifiers) {
    switch event {
    case .hovered(let cell): hover(over: cell)
    case .began(let cell, let button):
      hover(over: cell)
      // One button draws.
      if button == .primary { begin(at: cell, modifiers) }
    case .moved(let cell):
      move(to: cell, modifiers)
      if gesture != nil || patterns.isHolding { hover(over: cell) }
    case .ended: end()
    case .cancelled: cancel()
    }
  }

  private func hover(over cell: CellPosition?) {
    pointer = cell.map { LifeCell($0) }
    if patterns.isHolding {
      patterns.follow(pointer)
    } else if tool.name == .select {
      grid.paintingPointer = selection.pointer(at: pointer)
    }
    showPlace()
  }

  private func begin(at cell: CellPosition, _ modifiers: Modifiers) {
    guard board.begin() else { return }
    pressed.post(())
    if patterns.isHolding { return patterns.place(at: LifeCell(cell)) }
    if tool.name == .select {
      gesture = .selecting
      return selection.began(at: LifeCell(cell), modifiers)
    }
    guard board.canPaint else { return announcer.say(texts.life.standsNot) }
    selection.putDown()
    let isAlive = tool.name != .eraser && !display.isAlive(LifeCell(cell))
    switch tool.gesture {
    case .freehand:
      gesture = .freehand(last: cell, isAlive: isAlive)
      board.paint([LifeCell(cell)], isAlive: isAlive)
    case .band(let shape):
      // A shape is stretched over what stands.
      guard !board.isRunning else { return announcer.say(texts.life.shapesStand) }
      gesture = .band(
        Band(shape: shape, start: cell, isAlive: isAlive, before: board.world))
      move(to: cell, modifiers)
    case .fill, .select, .pick: break
    }
  }

  private func move(to cell: CellPosition, _ modifiers: Modifiers) {
    switch gesture {
    case .freehand(let last, let isAlive):
      gesture = .freehand(last: cell, isAlive: isAlive)
      let way = cell - last
      if max(way.x.magnitude, way.y.magnitude) < Self.mostCellsAtOnce {
        let line = CellLine.cells(from: last, to: cell).dropFirst()
        board.paint(line.lazy.map { LifeCell($0) }, isAlive: isAlive)
      } else {
        // So far out that nobody sees a gap.
        board.paint([LifeCell(cell)], isAlive: isAlive)
      }
    case .band(var band):
      stretch(&band, to: cell, modifiers)
      gesture = .band(band)
    case .selecting: selection.moved(to: LifeCell(cell), modifiers)
    case nil: break
    }
  }

  private func stretch(_ band: inout Band, to cell: CellPosition, _ modifiers: Modifiers) {
    let (from, to) = band.shape.ends(from: band.start, to: cell, modifiers)
    let rect = CellRect(from: from, to: to)
    pointed.post(texts.pixels.extent(rect.width, rect.height))
    var world = band.before
    let isDrawn = isDrawable(band.shape, rect)
    if isDrawn {
      for cell in band.shape.cells(from: from, to: to, isFilled: isFilled) {
        world.set(band.isAlive, at: LifeCell(cell))
      }
    } else {
      pointed.post(texts.life.tooLarge)
    }
    let area = band.area.map { $0.union(rect) } ?? rect
    band.area = isDrawn ? rect : nil
    if let area = LifeBounds(area) { board.show(world.cells, in: area) }
  }

  private func isDrawable(_ shape: CellShape, _ rect: CellRect) -> Bool {
    guard max(rect.width, rect.height) < Self.mostCellsAtOnce else { return false }
    if case .line = shape { return true }
    // Outlines, too, are found row by row.
    return rect.width * rect.height <= Self.mostCellsOfShape
  }

  private func end() {
    let ended = gesture
    gesture = nil
    board.commit()
    if case .selecting? = ended { selection.ended() }
    showPlace()
  }

  private func cancel() {
    let ended = gesture
    gesture = nil
    board.cancel()
    if case .selecting? = ended { selection.cancelled() }
    showPlace()
  }

  // MARK: Marks

  private func showPlace() {
    if case .band? = gesture {
    } else if let pointer {
      pointed.post(texts.pixels.position(pointer.x, pointer.y))
    } else {
      pointed.post("")
    }
    showMarks()
  }

  /// Cells of fewer pixels are not framed one by one.
  private static let leastFramedSide = 4.0

  private func showMarks() {
    var marks = GridMarks()
    marks.selection = selection.rect.map { CellRect($0) }
    let isFramed =
      tool.name != .select && !patterns.isHolding && !grid.isPainting
      && grid.placement.cellSide >= Self.leastFramedSide * grid.scale
      && board.canPaint
    if isFramed, let pointer, board.world.edges.area?.contains(pointer) ?? true {
      marks.tip = GridTip(CellRect(x: pointer.x, y: pointer.y, width: 1, height: 1))
    }
    grid.marks = marks
  }
}

// What the bar shows of the tools.
extension LifeToolController {
  static func choices(_ texts: Texts) -> [ToolChoice] {
    CellTool.lifeCatalogue.map { tool in
      let face = CellToolFace(tool.name, texts)
      return ToolChoice(icon: face.icon, name: face.name)
    }
  }

  /// The index of the tool in use among the choices.
  var choice: Int { CellTool.lifeCatalogue.firstIndex { $0.name == tool.name } ?? 1 }

  /// What can be chosen for the tool in use.
  ///
  /// - Parameter showSelectionMenu: shows under a button what can be done with the selected cells.
  func optionChoices(showSelectionMenu: @escaping (Button) -> Void) -> [ToolOptionChoice] {
    let texts = texts.pixels
    return tool.options.compactMap { option in
      switch option {
      case .filled:
        ToolOptionChoice(
          icon: .filled, name: texts.filled, tooltip: texts.filledTip, isOn: isFilled,
          opensMenu: false
        ) { [weak self] _ in self?.isFilled.toggle() }
      case .selectionCommands:
        ToolOptionChoice(
          title: self.texts.selection.selection, name: texts.select, tooltip: texts.selectionTip,
          choose: showSelectionMenu)
      default: nil
      }
    }
  }
}
