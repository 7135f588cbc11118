public import Base
import Documents

extension DrawingTool {
  /// What a press begins with the tool, as it is set now.
  ///
  /// - Parameter select: marks what is selected, whatever the tool in use.
  @MainActor public func gesture(
    in context: ToolContext, select: SelectGesture
  ) -> any Gesture<PaperReading> {
    switch kind {
    case .freehand: return FreehandGesture(.ink, in: context)
    case .rubberBand(let shape):
      switch context.settings.mode(of: self) {
      case .polygon: return PolygonGesture(in: context)
      case .connector: return ConnectorGesture(in: context)
      case .roundCorners: return ShapeGesture(.rounded, in: context)
      default: return ShapeGesture(context.settings.counted(shape, of: self), in: context)
      }
    case .erase:
      let width = context.settings.ownWidth(of: self) ?? 1
      switch context.settings.mode(of: self) {
      case .eraseStrokes: return RemoveGesture(widthInPoints: width, in: context)
      case .cutStrokes: return FreehandGesture(.cut(widthInPoints: width), in: context)
      default: return FreehandGesture(.eraser(widthInPoints: width), in: context)
      }
    case .select: return select
    case .fill: return FillGesture(in: context)
    case .text: return TextGesture(in: context)
    case .pick: return PickGesture(in: context)
    }
  }
}
