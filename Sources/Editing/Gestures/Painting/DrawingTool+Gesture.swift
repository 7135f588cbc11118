public import Base
import Documents

extension DrawingTool {
  /// Returns the gesture for a press with the tool in its present settings.
  ///
  /// - Parameter select: marks the selection, whichever tool is used.
  @MainActor public func gesture(
    in context: ToolContext, select: SelectGesture
  ) -> any Gesture<PaperReading> {
    if let start = context.settings.mode(of: self)?.start { return start(self, context) }
    switch kind {
    case .freehand: return FreehandGesture(.ink, in: context)
    case .rubberBand(let shape):
      return ShapeGesture(context.settings.counted(shape, of: self), in: context)
    case .arrow: return ConnectorGesture(in: context, heads: context.settings.arrowHeads)
    case .erase:
      return FreehandGesture(.eraser(widthInPoints: context.ownWidth(of: self)), in: context)
    case .select: return select
    case .fill: return FillGesture(in: context)
    case .gradient: return GradientGesture(in: context)
    case .pen: return PenGesture(in: context)
    case .nodes: return NodeGesture(in: context)
    case .text: return TextGesture(in: context)
    case .pick: return PickGesture(in: context)
    }
  }
}

extension ToolContext {
  /// Returns the width of a tool that has one of its own, in points.
  func ownWidth(of tool: DrawingTool) -> Double { settings.ownWidth(of: tool) ?? 1 }
}
