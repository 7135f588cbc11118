import Base
import Documents
import Texts
import Editing
import Views
import Widgets

/// The tool in use on one grid: makes cells of what the pointer does.
final class CellToolController {
  private(set) var tool = CellTool.named(.pencil)
  /// The tool or what is chosen for it is another.
  let changed = Signal<Void>()
  /// A few words on where the pointer is; empty where it is elsewhere.
  let pointed = Signal<String>()
  /// A press is about to do something.
  let pressed = Signal<Void>()
  private let session: Session<PixelArt>
  private let frame: EditedFrame
  private let grid: GridView
  private let palette: PaletteController
  private let selection: CellSelectionController
  private let announcer: Announcer
  let texts: Texts
  var tipSize = 1 { didSet { optionChanged() } }
  var isPixelPerfect = false { didSet { optionChanged() } }
  var isFilled = false { didSet { optionChanged() } }
  var fillsEverywhere = false { didSet { optionChanged() } }
  var pattern = DitherPattern.half { didSet { optionChanged() } }
  var mirror = CellMirror.none { didSet { optionChanged() } }
  private var gesture: Gesture?
  /// The tool that comes back after a colour was picked.
  private var previous = CellTool.Name.pencil
  private var pointer: CellPosition?

  private enum Gesture {
    case freehand(CellStroke)
    case band(CellBand)
    case picking(GridButton)
    case selecting
    /// The press did all that there was to do.
    case done
  }

  init(
    _ session: Session<PixelArt>, frame: EditedFrame, grid: GridView, palette: PaletteController,
    selection: CellSelectionController, announcer: Announcer, texts: Texts
  ) {
    self.session = session
    self.frame = frame
    self.grid = grid
    self.palette = palette
    self.selection = selection
    self.announcer = announcer
    self.texts = texts
    grid.handle = { [weak self] in self?.handle($0, $1) }
    selection.rectChanged.listen(self) { [weak self] in self?.showMarks() }
    showMarks()
  }

  // MARK: Choosing

  /// Takes a tool into use; in the middle of a gesture, nothing happens.
  func choose(_ name: CellTool.Name) {
    guard name != tool.name, !grid.isPainting else { return }
    if tool.name != .pick { previous = tool.name }
    tool = .named(name)
    grid.paintingPointer = name == .pick ? .pick : name == .select ? .arrow : .crosshair
    optionChanged()
  }

  /// Takes the picker into use, or puts it away again.
  func togglePicking() { choose(tool.name == .pick ? previous : .pick) }

  /// One step of the keys `[` and `]`.
  func changeTipSize(larger: Bool) {
    let size = tipSize + (larger ? 1 : -1)
    if CellTip.allowedSize.contains(size) { tipSize = size }
  }

  /// The next mirror.
  func turnMirror() {
    let all = CellMirror.allCases
    mirror = all[((all.firstIndex(of: mirror) ?? 0) + 1) % all.count]
  }

  private func optionChanged() {
    showMarks()
    changed.post(())
  }

  // MARK: Gestures

  private func handle(_ event: GridEvent, _ modifiers: Modifiers) {
    switch event {
    case .hovered(let cell):
      pointer = cell
      if tool.name == .select { grid.paintingPointer = selection.pointer(at: cell) }
      point()
    case .began(let cell, let button):
      pointer = cell
      begin(at: cell, button, modifiers)
      point()
    case .moved(let cell):
      pointer = cell
      move(to: cell, modifiers)
      point()
    case .ended: end()
    case .cancelled: cancel()
    }
  }

  private func begin(at cell: CellPosition, _ button: GridButton, _ modifiers: Modifiers) {
    guard session.begin() else { return }
    pressed.post(())
    // Control at the press picks a colour, whatever the press else begins.
    let isPicking = modifiers.contains(.control) && tool.name != .select
    if tool.name == .pick || isPicking {
      gesture = .picking(button)
      return pick(at: cell, button)
    }
    if tool.name != .select { selection.putDown() }
    if tool.name == .shade, session.seen.ramps.isEmpty { announcer.say(texts.pixels.noRamp) }
    let clip = selection.rect
    let ink = ink(button)
    switch tool.gesture {
    case .freehand:
      gesture = .freehand(
        CellStroke(
          on: frame.cells, ink: ink, tip: CellTip(size: tipSize), mirror: mirror, clip: clip,
          isPixelPerfect: isPixelPerfect && tool.name == .pencil))
      move(to: cell, modifiers)
    case .band(let shape):
      gesture = .band(
        CellBand(
          shape, on: frame.cells, from: cell, isFilled: isFilled, ink: ink,
          tip: CellTip(size: tipSize), mirror: mirror, clip: clip))
      move(to: cell, modifiers)
    case .fill:
      gesture = .done
      fill(at: cell, ink)
    case .select:
      gesture = .selecting
      selection.began(at: cell, modifiers)
    case .pick: break
    }
  }

  private func move(to cell: CellPosition, _ modifiers: Modifiers) {
    switch gesture {
    case .freehand(var stroke):
      frame.paint { stroke.move(to: cell, in: &$0) }
      gesture = .freehand(stroke)
    case .band(var band):
      frame.paint { band.stretch(to: cell, modifiers, in: &$0) }
      gesture = .band(band)
      let (from, to) = band.ends(modifiers)
      let rect = CellRect(from: from, to: to)
      pointed.post(texts.pixels.extent(rect.width, rect.height))
    case .picking(let button): pick(at: cell, button)
    case .selecting: selection.moved(to: cell, modifiers)
    case .done, nil: break
    }
  }

  private func end() {
    let ended = gesture
    gesture = nil
    switch ended {
    case .selecting: selection.ended()
    case .picking: if tool.name == .pick { choose(previous) }
    case .freehand, .band, .done, nil: break
    }
    session.commit()
    point()
  }

  private func cancel() {
    let ended = gesture
    gesture = nil
    session.cancel()
    if case .selecting? = ended { selection.cancelled() }
    point()
  }

  /// Whether the pointer moves the shape that is being drawn instead of stretching it.
  ///
  /// - Returns: whether there is a shape.
  func setMovingShape(_ isMoving: Bool) -> Bool {
    guard case .band(var band) = gesture else { return false }
    band.isMoving = isMoving
    gesture = .band(band)
    return true
  }

  /// What a button's press leaves.
  private func ink(_ button: GridButton) -> CellInk {
    let cell = palette.cell(of: button)
    switch tool.name {
    case .eraser: return .cell(CellGrid.empty)
    case .shade: return .shade(button == .primary ? 1 : -1, ramps: session.seen.ramps)
    case .dither: return .pattern(cell, pattern)
    default: return .cell(cell)
    }
  }

  private func fill(at cell: CellPosition, _ ink: CellInk) {
    guard case .cell(let new) = ink else { return }
    let everywhere = fillsEverywhere
    let area = selection.rect?.intersection(session.seen.bounds) ?? session.seen.bounds
    // The first is the cell itself: it and those that mirror it each fill what lies around them.
    let starts = mirror.cells(for: cell, in: session.seen.size)
    guard area.contains(cell) else { return }
    frame.paint { grid in
      var cells = grid.cells(in: area)
      var changed = CellRect.empty
      for start in starts where area.contains(start) {
        let start = start - area.origin
        changed = changed.union(
          everywhere
            ? FloodFill.replaceAll(&cells, size: area.size, like: start, with: new)
            : FloodFill.fill(&cells, size: area.size, from: start, with: new))
      }
      grid.replace(area, with: cells)
      return changed.offset(by: area.origin)
    }
  }

  private func pick(at cell: CellPosition, _ button: GridButton) {
    guard session.seen.bounds.contains(cell) else { return }
    palette.choose(frame.cells[cell], for: button)
  }

  // MARK: Marks

  private func point() {
    if case .band? = gesture {
    } else if let pointer, session.seen.bounds.contains(pointer) {
      pointed.post(texts.pixels.position(pointer.x, pointer.y))
    } else {
      pointed.post("")
    }
    showMarks()
  }

  private func showMarks() {
    var marks = GridMarks()
    marks.selection = selection.rect
    let hasTip = tool.options.contains(.size) || tool.name == .fill
    if hasTip, let pointer, session.seen.bounds.contains(pointer), !grid.isPainting {
      let size = tool.options.contains(.size) ? tipSize : 1
      let tip = CellTip(size: size)
      marks.tip = GridTip(bounds: tip.bounds(at: pointer), rows: tip.rows)
    }
    let size = session.seen.size
    if tool.options.contains(.mirror) {
      if mirror == .horizontal || mirror == .both { marks.columns = [size.width] }
      if mirror == .vertical || mirror == .both { marks.rows = [size.height] }
    }
    grid.marks = marks
  }
}
