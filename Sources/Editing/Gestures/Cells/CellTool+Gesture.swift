public import Base

extension CellTool {
  /// What a press begins with the tool, as it is set now.
  @MainActor public func gesture(in context: CellToolContext) -> any Gesture<CellReading> {
    switch kind {
    case .freehand: CellFreehandGesture(self, in: context)
    case .rubberBand(let shape): CellShapeGesture(self, shape, in: context)
    case .fill: CellFillGesture(self, in: context)
    case .contour: CellContourGesture(self, in: context)
    case .gradient: CellGradientGesture(self, in: context)
    case .select:
      CellSelectGesture(
        context.selection, context.settings.selectionShape, mode: context.settings.selectionMode
      ) { context.cells(like: $0) }
    case .text: CellTextGesture(in: context)
    case .pick: CellPickGesture(in: context)
    }
  }
}
