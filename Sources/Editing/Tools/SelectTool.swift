import Base
import Texts

extension DrawingTool {
  /// Chooses strokes, and moves, scales and turns them.
  public static let select = DrawingTool(
    .select, ToolFace(.select, "V", \.selection.select, label: \.selection.label), kind: .select,
    options: [.mode([.selectBox, .selectLasso]), .selectionCommands, .arrangement])
}
