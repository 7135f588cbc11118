public import Base

extension CellTool {
  /// What a press begins with the tool on a board. The first cell that is pressed decides about the whole drag: in the
  /// state that is painted it makes cells dead, otherwise it paints.
  @MainActor public func gesture(in context: LifeToolContext) -> any Gesture<CellReading> {
    switch kind {
    case .rubberBand(let shape): LifeShapeGesture(self, shape, in: context)
    case .select: CellSelectGesture(context.selection)
    // A board has neither areas nor colours.
    case .freehand, .fill, .contour, .gradient, .text, .pick: LifeFreehandGesture(self, in: context)
    }
  }
}
