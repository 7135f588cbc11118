public import Base
public import Editing
public import Texts
public import Views
import Widgets

/// The tools of a window with a grid: dispatches pointer events to them and shows their marks.
public final class GridToolController {
  /// The tools with the one in use.
  public let toolbox: Toolbox<CellTool, CellReading>
  /// Posted when the tool or its options change.
  let changed = Signal<Void>()
  /// Posts the pointer's position as text; empty while it is elsewhere.
  let pointed = Signal<String>()
  public let texts: Texts
  /// Describes the keyboard pointer's position for screen readers.
  var places: CellDescriptions?
  /// The cell of the menu that was opened last; nil if that was not on a cell.
  var menuCell: CellPosition?
  let context: any GridToolContext
  let grid: GridView
  private let leastFramedSide: Double

  /// - Parameter leastFramedSide: the minimum size of cells, in points, to be framed under the pointer.
  public init(
    _ toolbox: Toolbox<CellTool, CellReading>, in context: any GridToolContext, on grid: GridView,
    leastFramedSide: Double = 0, texts: Texts
  ) {
    self.toolbox = toolbox
    self.context = context
    self.grid = grid
    self.leastFramedSide = leastFramedSide
    self.texts = texts
    grid.received.listen(self) { [unowned self] in receive($0) }
    toolbox.changed.listen(self) { [unowned self] in optionsChanged() }
    toolbox.heldChanged.listen(self) { [unowned self] in updatePointer() }
    grid.placed.listen(self) { [unowned self] in showMarks() }
    context.selectionChanged.listen(self) { [unowned self] in showMarks() }
    context.sliceSelection?.changed.listen(self) { [unowned self] in showMarks() }
    updatePointer()
  }

  /// The tool in use.
  public var tool: CellTool { toolbox.tool }

  /// Chooses a tool by the name of its command; ignores an unknown one.
  public func choose(_ name: CommandName) { toolbox.choose(name) }

  // MARK: Settings

  /// The settings of the tools.
  public var settings: CellToolSettings {
    get { context.settings }
    set {
      guard newValue != context.settings else { return }
      context.settings = newValue
      optionsChanged()
    }
  }

  private func optionsChanged() {
    updatePointer()
    changed.post(())
  }

  // MARK: The pointer

  /// The cell under the pointer; nil while it is elsewhere.
  public var pointer: CellPosition? { toolbox.pointer?.position }

  private func receive(_ event: GestureEvent<CellReading>) {
    let isPlacing = toolbox.active is SymmetryGesture<CellToolContext>
    toolbox.receive(event)
    if case .ended = event, isPlacing { toolbox.held = nil }
    updatePointer()
  }

  private func updatePointer() {
    let inside = pointer.map(context.seenCell).flatMap {
      context.edges?.contains($0) ?? true ? $0 : nil
    }
    let place = inside.map { texts.pixels.position($0.x, $0.y) } ?? ""
    pointed.post(context.hint ?? place)
    if !toolbox.isInGesture {
      let tool = toolbox.toolAtPointer
      grid.secondaryPaints = !tool.selects && !tool.slices
      grid.hoversWithinCells = tool.slices
      grid.paintingPointer = pointerShape
      let isSteadied =
        toolbox.heldAtPointer == nil && toolbox.toolAtPointer.options.contains(.steadiness)
      grid.stabiliser.length = isSteadied ? settings.steadiness : 0
    }
    showMarks()
  }

  private var pointerShape: PointerShape {
    if toolbox.heldAtPointer is SymmetryGesture<CellToolContext> { return .crosshair }
    if toolbox.heldAtPointer != nil { return .grabbing }
    switch toolbox.toolAtPointer.name {
    case .pick: return .pick
    case .slice: return slicePointerShape
    case .select:
      if let handle = context.handle(at: grid.pointer) { return Self.pointerShape(over: handle) }
      guard let pointer else { return .arrow }
      return context.selected?.contains(pointer) == true ? .move : .crosshair
    default: return .crosshair
    }
  }

  private static func pointerShape(over handle: SelectionHandle) -> PointerShape {
    guard case .handle(let x, let y) = handle else { return .turn }
    if x == 0 { return .scaleVertically }
    if y == 0 { return .scaleHorizontally }
    return x == y ? .scaleDown : .scaleUp
  }

  // MARK: Marks

  /// Shows the marks of the tool in use: the selection with its handles, the tip, and guides.
  public func showMarks() {
    let tool = toolbox.toolAtPointer
    var marks = GridMarks()
    marks.selection = context.selected
    if let pointer, isFramed(pointer) {
      let tip = tool.options.contains(.size) ? settings.tip : CellTip(size: 1)
      marks.tip = GridTip(bounds: tip.bounds(at: pointer), rows: tip.rows)
    }
    marks.guides = guides
    marks.slices = sliceMarks
    if tool.selects, toolbox.heldAtPointer == nil, let handles = context.handles,
      !(toolbox.active is CellSelectGesture<EditedCel>)
    {
      marks.handles = handles.handles.map(handles.point)
      marks.knob = handles.point(of: .knob)
    }
    grid.marks = marks
  }

  /// Whether to frame the cells that a press would paint.
  private func isFramed(_ cell: CellPosition) -> Bool {
    context.paints(with: toolbox.toolAtPointer) && toolbox.heldAtPointer == nil
      && !toolbox.isInGesture
      && grid.viewport.cellSide >= leastFramedSide * grid.scale
      && context.edges?.contains(context.seenCell(at: cell)) ?? true
  }
}
