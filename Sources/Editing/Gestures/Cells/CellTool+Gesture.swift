public import Base

extension CellTool {
  /// Returns the gesture for a press with the tool in its present settings.
  @MainActor public func gesture(in context: CellToolContext) -> any Gesture<CellReading> {
    switch kind {
    case .freehand: return CellFreehandGesture(self, in: context)
    case .rubberBand(let shape): return CellShapeGesture(self, shape, in: context)
    case .fill: return CellFillGesture(self, in: context)
    case .contour: return CellContourGesture(self, in: context)
    case .gradient: return CellGradientGesture(self, in: context)
    case .select:
      if let handle = context.handleAtPointer {
        return CellTransformGesture(by: handle, in: context)
      }
      return CellSelectGesture(
        context.selection, context.settings.selectionShape, mode: context.settings.selectionMode
      ) { context.cells(like: $0) }
    case .slice: return CellSliceGesture(in: context)
    case .text: return CellTextGesture(in: context)
    case .pick: return CellPickGesture(in: context)
    }
  }
}
