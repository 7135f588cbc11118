public import Base

extension CellTool {
  /// Returns the gesture for a press with the tool on a board. The first pressed cell determines the whole drag: if it
  /// has the painted state, the drag clears cells, otherwise it paints.
  @MainActor public func gesture(in context: LifeToolContext) -> any Gesture<CellReading> {
    switch kind {
    case .rubberBand(let shape): LifeShapeGesture(self, shape, in: context)
    case .select: CellSelectGesture(context.selection)
    // A board has neither areas nor colours.
    case .freehand, .fill, .contour, .gradient, .slice, .text, .pick:
      LifeFreehandGesture(self, in: context)
    }
  }
}
