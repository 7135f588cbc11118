public import Base
import Documents

/// What the tools of a document of cells work on and with, as far as a grid shows it.
@MainActor public protocol GridToolContext: AnyObject {
  var settings: CellToolSettings { get set }
  /// What is told while a gesture goes on.
  var hint: String? { get }
  /// Where cells are; nil for everywhere.
  var edges: CellRect? { get }
  /// The cell that is seen at a place: the same one, but where a canvas is repeated all around.
  func seenCell(at cell: CellPosition) -> CellPosition
  /// What is selected; nil for nothing.
  var selected: CellRegion? { get }
  var selectionChanged: Signal<Void> { get }
  /// What scales and turns the selected cells; nil where that can't be done.
  var grips: CellGrips? { get }
  /// Something is to be said to the painter.
  var said: Signal<String> { get }
  /// What a press begins that places the symmetry; nil where nothing is repeated.
  var symmetryGesture: (any Gesture<CellReading>)? { get }

  /// Whether a press with a tool paints the cells around the pointer.
  func paints(with tool: CellTool) -> Bool
}

extension GridToolContext {
  /// The handle or knob that a press would hold.
  public func grip(at pointer: CellPoint?) -> SelectionGrip? {
    pointer.flatMap { grips?.grip(at: $0) }
  }
}

extension CellToolContext: GridToolContext {
  var gripAtPointer: SelectionGrip? { grip(at: sight?.pointer) }

  public var edges: CellRect? { session.seen.bounds }
  public var selected: CellRegion? { selection.region }
  public var selectionChanged: Signal<Void> { selection.changed }
  public var symmetryGesture: (any Gesture<CellReading>)? { SymmetryGesture(in: self) }

  public var grips: CellGrips? {
    guard let sight, let rect = selection.rect, session.access == .changing else { return nil }
    return CellGrips(around: rect, pointsPerCell: sight.pointsPerCell)
  }

  public func paints(with tool: CellTool) -> Bool {
    switch tool.kind {
    case .freehand, .rubberBand, .fill, .contour, .gradient: true
    case .select, .text, .pick: false
    }
  }
}

extension LifeToolContext: GridToolContext {
  public var edges: CellRect? { board.session.seen.edges }
  public var selected: CellRegion? { selection.region }
  public var selectionChanged: Signal<Void> { selection.changed }
  public var said: Signal<String> { board.said }
  public var symmetryGesture: (any Gesture<CellReading>)? { nil }
  public func seenCell(at cell: CellPosition) -> CellPosition { cell }
  public var grips: CellGrips? { nil }

  public func paints(with tool: CellTool) -> Bool { tool.name != .select && board.canPaint }
}
