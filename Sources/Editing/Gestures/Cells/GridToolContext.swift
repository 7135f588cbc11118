public import Base
import Documents

/// The environment of the tools of a document of cells, as needed by a grid view.
@MainActor public protocol GridToolContext: AnyObject {
  /// The settings of the tools, which the tool bar changes.
  var settings: CellToolSettings { get set }
  /// The hint shown during a gesture.
  var hint: String? { get }
  /// The bounds of the cells; nil if unbounded.
  var edges: CellRect? { get }
  /// Returns the cell seen at a position, which differs if the canvas is repeated all around.
  func seenCell(at cell: CellPosition) -> CellPosition
  /// The selection; nil for nothing.
  var selected: CellRegion? { get }
  /// Posted when the selection changes or moves.
  var selectionChanged: Signal<Void> { get }
  /// The handles that scale and rotate the selected cells; nil if unsupported.
  var handles: CellHandles? { get }
  /// The slices of a picture and the chosen ones; nil if unsupported.
  var sliceSelection: SliceSelection? { get }
  /// Posts a message to the user.
  var said: Signal<String> { get }
  /// The gesture that moves the symmetry's centre; nil without symmetry.
  var symmetryGesture: (any Gesture<CellReading>)? { get }

  /// Whether a press with a tool paints the cells around the pointer.
  func paints(with tool: CellTool) -> Bool
}

extension GridToolContext {
  /// Returns the handle or knob under the pointer.
  public func handle(at pointer: CellPoint?) -> SelectionHandle? {
    pointer.flatMap { handles?.handle(at: $0) }
  }
}

extension CellToolContext: GridToolContext {
  var handleAtPointer: SelectionHandle? { handle(at: display?.pointer) }

  public var edges: CellRect? { session.seen.bounds }
  public var selected: CellRegion? { selection.region }
  public var selectionChanged: Signal<Void> { selection.changed }
  public var symmetryGesture: (any Gesture<CellReading>)? { SymmetryGesture(in: self) }
  public var sliceSelection: SliceSelection? { slices }

  /// The handles of the selection, if the document can be changed.
  public var handles: CellHandles? {
    guard let display, let rect = selection.rect, session.access == .changing else { return nil }
    return CellHandles(around: rect, pointsPerCell: display.pointsPerCell)
  }

  public func paints(with tool: CellTool) -> Bool {
    switch tool.kind {
    case .freehand, .rubberBand, .fill, .contour, .gradient: true
    case .select, .slice, .text, .pick: false
    }
  }
}

extension LifeToolContext: GridToolContext {
  public var edges: CellRect? { board.session.seen.edges }
  public var selected: CellRegion? { selection.region }
  public var selectionChanged: Signal<Void> { selection.changed }
  public var said: Signal<String> { board.said }
  public var symmetryGesture: (any Gesture<CellReading>)? { nil }
  public var sliceSelection: SliceSelection? { nil }
  public func seenCell(at cell: CellPosition) -> CellPosition { cell }
  public var handles: CellHandles? { nil }

  public func paints(with tool: CellTool) -> Bool { tool.name != .select && board.canPaint }
}
